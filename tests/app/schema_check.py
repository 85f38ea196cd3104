# SPDX-License-Identifier: GPL-3.0-or-later
"""The part of JSON Schema that resources/schema uses, so that the test needs nothing but Python."""
import re

TYPES = {
    "object": dict, "array": list, "string": str, "null": type(None), "boolean": bool, "integer": int,
    "number": (int, float),
}
KNOWN = {
    "$schema", "$defs", "$ref", "anyOf", "title", "type", "required", "properties", "additionalProperties", "items",
    "enum", "pattern",
}


def is_a(value, name):
    if name in ("integer", "number") and isinstance(value, bool):
        return False
    return isinstance(value, TYPES[name])


def problems(value, schema, where="$", root=None):
    """Every way in which `value` is not what `schema` says, as sentences."""
    root = schema if root is None else root
    if "$ref" in schema:
        return problems(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], where, root)
    if "anyOf" in schema:
        found = [problems(value, each, where, root) for each in schema["anyOf"]]
        return [] if [] in found else found[0]
    unknown = set(schema) - KNOWN
    if unknown:
        return [f"{where}: the checker does not know {sorted(unknown)}"]
    names = schema.get("type")
    names = [names] if isinstance(names, str) else names
    if names and not any(is_a(value, name) for name in names):
        return [f"{where}: {value!r} is no {' or '.join(names)}"]
    if value is None:
        return []
    found = []
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{where}: {value!r} is none of {schema['enum']}")
    if "pattern" in schema and not re.search(schema["pattern"], value):
        found.append(f"{where}: {value!r} does not match {schema['pattern']}")
    if isinstance(value, dict):
        found += object_problems(value, schema, where, root)
    if isinstance(value, list) and "items" in schema:
        for place, item in enumerate(value):
            found += problems(item, schema["items"], f"{where}[{place}]", root)
    return found


def object_problems(value, schema, where, root):
    found = [f"{where}: {name} is missing" for name in schema.get("required", []) if name not in value]
    for name, member in value.items():
        inner = schema.get("properties", {}).get(name, schema.get("additionalProperties", True))
        if inner is False:
            found.append(f"{where}: {name} is not in the schema")
        elif inner is not True:
            found += problems(member, inner, f"{where}.{name}", root)
    return found
