#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes resources/catalog/instance_gpus.csv: which card an instance type of a cloud has, for price lists that
name no card (Azure) or no model (AWS).

    tests/data/instance_gpus.py SHARED > resources/catalog/instance_gpus.csv

SHARED is the folder of reference material (facts/, feeds/). Several sources of one type stand in the order of
SOURCES below and the first one counts; where a later one has another number of cards, that is said on stderr.
Left out, because nothing states them: counts of 0, rows without a name, Google's host types (they name no card).
The column gpu is the canonical part where the source's own name with its memory tells it without doubt, else the
source's own word, which the program resolves and flags like that of any price list.
"""

import csv
import json
import pathlib
import re
import sys

COLUMNS = ["provider", "instance_type", "gpu", "gpu_count", "gpu_memory_gb", "vcpus", "ram_gib", "source_url", "as_of"]
REPOSITORY = "https://github.com/"
V5 = REPOSITORY + "asaiacai/skypilot-catalog/tree/9da97757822817da13139c972970fa3bbdf6154a"
V8 = REPOSITORY + "anycloud-sh/catalog/tree/62ff0a987e0c257a89235415d2877812fb1aaf29"
UPSTREAM = REPOSITORY + "skypilot-org/skypilot-catalog"
AWS_LIST = REPOSITORY + "tsaol/aws-gpu/tree/77fcd9fe1d0652fd07b830e5ed030d61da87923e"
AZURE_DOCS = REPOSITORY + "MicrosoftDocs/azure-docs/blob/0b98611594a36a5fec729e6dbeb7452b56b61e37/articles/virtual-machines/"
AZURE_SIZES = REPOSITORY + "MicrosoftDocs/azure-compute-docs/blob/{}/articles/virtual-machines/sizes/gpu-accelerated/{}"
V710 = AZURE_SIZES.format("0f864c9fb268cf065c521396ff2ff24af1a6dd3f", "nvadsv710-v5-series.md")
V620 = AZURE_SIZES.format("2bc777fdc35cfa8d7819d78bc493e8a43af77955", "ngadsv620-series.md")
GB200 = AZURE_SIZES.format("2bc777fdc35cfa8d7819d78bc493e8a43af77955", "nd-gb200-v6-series.md")
NP = REPOSITORY + ("MicrosoftDocs/azure-compute-docs/blob/272c12d99fd27f90cca70a973d891556aea20c47/articles/"
                   "virtual-machines/sizes/fpga-accelerated/np-series.md")

# Sizes that every price list counts wrongly, from the maker's own page.
STATED = [
    ("azure", "Standard_NV4as_v4", "MI25", 0.125, 2, 4, 14, AZURE_DOCS + "nvv4-series.md", "2020-02-03"),
    ("azure", "Standard_NV8as_v4", "MI25", 0.25, 4, 8, 28, AZURE_DOCS + "nvv4-series.md", "2020-02-03"),
    ("azure", "Standard_NV16as_v4", "MI25", 0.5, 8, 16, 56, AZURE_DOCS + "nvv4-series.md", "2020-02-03"),
    ("azure", "Standard_NV32as_v4", "MI25", 1, 16, 32, 112, AZURE_DOCS + "nvv4-series.md", "2020-02-03"),
    ("azure", "Standard_NV4ads_V710_v5", "Radeon-Pro-V710", 0.167, 4, 4, 16, V710, "2024-09-16"),
    ("azure", "Standard_NV8ads_V710_v5", "Radeon-Pro-V710", 0.333, 8, 8, 32, V710, "2024-09-16"),
    ("azure", "Standard_NV12ads_V710_v5", "Radeon-Pro-V710", 0.5, 12, 12, 64, V710, "2024-09-16"),
    ("azure", "Standard_NV24ads_V710_v5", "Radeon-Pro-V710", 1, 24, 24, 128, V710, "2024-09-16"),
    ("azure", "Standard_NV28adms_V710_v5", "Radeon-Pro-V710", 1, 24, 28, 160, V710, "2024-09-16"),
    ("azure", "Standard_NG8ads_V620_v1", "Radeon Pro V620", 0.25, 8, 8, 16, V620, "2024-07-31"),
    ("azure", "Standard_NG16ads_V620_v1", "Radeon Pro V620", 0.5, 16, 16, 32, V620, "2024-07-31"),
    ("azure", "Standard_NG32ads_V620_v1", "Radeon Pro V620", 1, 32, 32, 64, V620, "2024-07-31"),
    ("azure", "Standard_NG32adms_V620_v1", "Radeon Pro V620", 1, 32, 32, 176, V620, "2024-07-31"),
    ("azure", "Standard_ND128isr_NDR_GB200_v6", "GB200", 4, 192, 128, 900, GB200, "2025-03-20"),
    ("azure", "Standard_NP10s", "AMD Alveo U250", 1, 64, 10, 168, NP, "2026-04-13"),
    ("azure", "Standard_NP20s", "AMD Alveo U250", 2, 64, 20, 336, NP, "2026-04-13"),
    ("azure", "Standard_NP40s", "AMD Alveo U250", 4, 64, 40, 672, NP, "2026-04-13"),
    # The size of eight without RDMA, of the same host; the maker's page lists the name but no figures.
    ("azure", "Standard_ND96is_MI300X_v5", "MI300X", 8, 192, 96, 1850, V8 + "/azure/vms.csv", "2026-05-20"),
]


class Names:
    """Spellings to canonical parts, as resources/catalog/gpu_aliases.csv has them."""

    def __init__(self, catalog):
        self.memory, self.exact, self.open = {}, {}, set()
        for row in csv.DictReader((catalog / "gpus.csv").open(encoding="utf-8")):
            self.memory[row["canonical"]] = float(row["vram_gb"] or 0)
            self.exact[row["canonical"].lower()] = row["canonical"]
        for row in csv.DictReader((catalog / "gpu_aliases.csv").open(encoding="utf-8")):
            if row["ambiguous"] == "1":
                self.open.add(row["alias"].lower())
            else:
                self.exact.setdefault(row["alias"].lower(), row["canonical"])

    def canonical(self, word):
        short = re.sub(r"^(nvidia|amd|aws|radeon) ", "", word.lower())
        for spelling in (word.lower(), short, re.sub(r" (grace )?blackwell$", "", short)):
            if spelling in self.exact and spelling not in self.open:
                return self.exact[spelling]
        return word


def number(text):
    try:
        return float(text)
    except ValueError:
        return None


def hyperscalers(shared):
    for row in csv.DictReader((shared / "facts/offers_hyperscalers.csv").open(encoding="utf-8")):
        if row["provider"] == "gcp" and row["instance"].startswith("n1-"):
            continue  # cards are attached to it as one likes
        azure = row["provider"] == "azure" and not row["instance"].startswith("Standard_")
        count = number(row["gpu_count"])
        memory = number(row["gpu_mem_gb"])
        if count and count < 1 and memory:
            memory = round(memory * count)
        yield (row["provider"], ("Standard_" if azure else "") + row["instance"], row["gpu"], count, memory,
               number(row["vcpus"]), number(row["ram_gib"]), row["source_url"], row["as_of"])


def aws_list(shared):
    for row in csv.DictReader((shared / "feeds/other/aws-gpu-ondemand-2026-01-21.csv").open(encoding="utf-8")):
        # It counts boards of K80 where the maker counts its two parts, and calls the L4 of g6f another card.
        if row["instance_type"].startswith(("p2.", "g6f.", "gr6f.")):
            continue
        yield ("aws", row["instance_type"], row["gpu_label"], number(row["gpu_count"]), None, number(row["vcpus"]),
               number(row["memory_label"].split()[0]), AWS_LIST, "2026-01-21")


def size_of(info):
    found = re.search(r"'SizeInMiB': (\d+)", info)
    return float(found.group(1)) if found else None


def skypilot(name, provider, source, as_of):
    def read(shared):
        for row in csv.DictReader((shared / f"feeds/skypilot/{name}.csv").open(encoding="utf-8", newline="")):
            if row["InstanceType"] and row["AcceleratorName"]:
                count = number(row["AcceleratorCount"])
                # AWS writes one card's memory there, of g6 sizes the node's: only a single card is sure.
                size = size_of(row["GpuInfo"] or "") if count == 1 else None
                yield (provider, row["InstanceType"], row["AcceleratorName"], count, round(size / 1024) if size else None,
                       number(row["vCPUs"]), number(row["MemoryGiB"]), source, as_of)
    return read


SOURCES = [
    lambda shared: STATED,
    hyperscalers,
    aws_list,
    skypilot("azure", "azure", V8 + "/azure/vms.csv", "2026-05-20"),
    skypilot("aws-v8-excerpt", "aws", UPSTREAM, ""),
    skypilot("oci", "oci", V5 + "/catalogs/v5/oci/vms.csv", "2023-06-01"),
    skypilot("aws", "aws", V5 + "/catalogs/v5/aws/vms.csv", ""),
    skypilot("azure-2024", "azure", V5 + "/catalogs/v5/azure/vms.csv", "2023-12-01"),
]


def usable(row):
    gpu, count = row[2:4]
    is_odd = count and count > 4 and count not in (8, 16, 36, 72)  # 6 and 12 for machines of 4 and 8
    return gpu and count and not is_odd and not re.fullmatch(r"(NVIDIA|AMD)", gpu)


def cell(value):
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def main():
    shared = pathlib.Path(sys.argv[1])
    names = Names(pathlib.Path(__file__).resolve().parents[2] / "resources/catalog")
    kept = {}
    for source in SOURCES:
        for row in filter(usable, source(shared)):
            key = (row[0], row[1].lower())
            if key not in kept:
                kept[key] = row
            elif abs(kept[key][3] - row[3]) > 0.01:
                print(f"{row[0]} {row[1]}: {kept[key][3]:g} kept, {row[3]:g} says {row[7]}", file=sys.stderr)
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    for key in sorted(kept):
        row = list(kept[key])
        row[2] = names.canonical(row[2])
        if row[4] is None and row[3] >= 1:
            row[4] = names.memory.get(row[2]) or None
        writer.writerow([cell(value) for value in row])


main()
