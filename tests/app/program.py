# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the commands share: PROGRAM run without a display in a home of its own."""
import csv
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from schema_check import problems

SOURCE = pathlib.Path(sys.argv[1])
PROGRAM = sys.argv[2]
ROOM = tempfile.TemporaryDirectory()
FOLDER = pathlib.Path(ROOM.name)


def run_bytes(*words):
    """Exit code, standard output and standard error."""
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        env[name] = ROOM.name
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, env=env, check=False)
    return done.returncode, done.stdout, done.stderr


def run(*words, expect=0):
    """Standard output; it must be empty where the words are refused, and standard error where they are not."""
    code, out, err = run_bytes(*words)
    if code != expect:
        raise AssertionError(f"{words}: exit code {code} instead of {expect}\n{err.decode()}{out[:500]}")
    if expect in (0, 1):
        assert not err, err
    return out.decode()


def refusal(*words, expect=2):
    """The sentence on standard error."""
    code, out, err = run_bytes(*words)
    assert code == expect, f"{words}: exit code {code} instead of {expect}\n{err.decode()}{out[:500]}"
    assert not out, out
    return err.decode()


def answer(*words, expect=0):
    return json.loads(run(*words, "--json", expect=expect))


def schema(name):
    return json.loads((SOURCE / "resources/schema" / f"{name}.schema.json").read_text())


def schema_problems(name, value):
    return problems(value, schema(name))


def csv_rows(text, delimiter=","):
    """Rows after the comment block, as dictionaries; line breaks inside quotes are kept."""
    body = text.removeprefix("\ufeff")
    while body.startswith("#"):
        body = body.split("\r\n", 1)[1]
    return list(csv.DictReader(io.StringIO(body, newline=""), delimiter=delimiter))


def unguarded(cell):
    return cell[1:] if re.match(r"'+[=+\-@\t\r\n]", cell) else cell
