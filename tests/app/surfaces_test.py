# SPDX-License-Identifier: GPL-3.0-or-later
"""surfaces_test.py SOURCE_DIR PROGRAM : CSV, JSON, Markdown, TSV and terminal give the same figures, and hostile
names do no harm in any of them."""
import json
import re
import shutil
import sqlite3
import subprocess
import sys
import unittest
from decimal import ROUND_HALF_UP, Decimal

from program import FOLDER, answer, csv_rows, run, unguarded

PROFILES = ("research", "live", "batch")
EVERYTHING = ("--any-fit", "--any-speed", "--with-spot", "--many-gpus")


def shown_money(money):
    """As the terminal shows it: at most four decimals, at least two."""
    if money is None:
        return "unknown"
    text = f"{Decimal(money['amount']).quantize(Decimal('0.0001'), ROUND_HALF_UP):f}"
    return text[:-2] + text[-2:].rstrip("0")


def tsv_rows(text):
    lines = text.splitlines()
    return [dict(zip(lines[0].split("\t"), line.split("\t"))) for line in lines[1:]]


def markdown_rows(text):
    """Rows of a pipe table with its escapes undone."""
    lines = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in text.splitlines()]
    plain = [[re.sub(r"\\(.)", r"\1", cell) for cell in line] for line in lines]
    return [dict(zip(plain[0], line)) for line in plain[2:]]


class SameFigures(unittest.TestCase):
    def same(self, value, cell, name):
        """A value of the JSON and the cell of another format."""
        if isinstance(value, dict) and "amount" in value:
            self.assertEqual(value["amount"], cell, name)
        elif isinstance(value, dict):  # a range: "30" or "30 to 90"
            ends = [float(end) for end in cell.split(" to ")]
            self.assertEqual((ends[0], ends[-1]), (value["low"], value["high"]), name)
        elif isinstance(value, (int, float)):
            self.assertEqual(float(cell), value, name)
        else:
            self.assertEqual(unguarded(cell), "" if value is None else value, name)

    def compare_rows(self, rows, table):
        self.assertEqual(len(rows), len(table))
        self.assertGreater(len(rows), 10)
        compared = set()
        for row, line in zip(rows, table):
            if "cost_basis" in line:  # CSV joins to the basis what JSON says in a field of its own
                self.assertEqual(line["cost_basis"].endswith("_at_least"), row["cost_is_lower_bound"])
                line["cost_basis"] = line["cost_basis"].removesuffix("_at_least")
            for title, cell in line.items():
                name = title.split(" ")[0]
                if name in row:
                    self.same(row[name], cell, name)
                    compared.add(name)
        return compared

    def test_csv_of_all_columns(self):
        for profile in PROFILES:
            words = ("compare", "--profile", profile, *EVERYTHING)
            compared = self.compare_rows(answer(*words)["rows"], csv_rows(run(*words, "--csv")))
            self.assertGreaterEqual(len(compared), 30)

    def test_csv_in_a_spreadsheets_way(self):
        plain = csv_rows(run("compare", "--csv"))
        text = run("compare", "--csv", "--bom", "--no-header", "--delimiter", "semicolon", "--decimal", "comma")
        self.assertTrue(text.startswith("\ufeffgpu;"))
        local = csv_rows(text, ";")
        self.assertEqual(len(plain), len(local))
        for here, there in zip(plain, local):
            for name, cell in here.items():
                is_number = re.fullmatch(r"-?\d+(\.\d+)?(e[+-]\d+)?( to .*)?", cell) is not None
                self.assertIn(there[name], {cell.replace(".", ","), cell} if is_number else {cell})
        self.assertTrue(any("," in row["price (currency/h)"] for row in local))
        self.assertEqual(csv_rows(run("compare", "--csv", "--delimiter", "tab"), "\t"), plain)

    def test_markdown_and_tsv(self):
        columns = ("--columns", "gpu,provider,region,fit,cost,price,gpus,ready,tokens_per_second,age,as_of")
        for profile in PROFILES:
            words = ("compare", "--profile", profile, *columns)
            rows = answer(*words)["rows"]
            self.assertEqual(len(self.compare_rows(rows, tsv_rows(run(*words, "--tsv")))), 11)
            self.assertEqual(len(self.compare_rows(rows, markdown_rows(run(*words, "--markdown")))), 11)

    def test_terminal(self):
        for profile in PROFILES:
            got = answer("compare", "--profile", profile, "--limit", "20")
            text = run("compare", "--profile", profile)
            first = text.splitlines()[0]
            row = got["answer"]["row"]
            for part in (shown_money(row["cost"]), row["gpu"], shown_money(row["price"]), row["provider"][:50]):
                self.assertIn(part, first)
            body = text.split("\n\n")[1].splitlines()[2:]
            self.assertEqual(len(body), min(20, got["shown"]))
            for line, shown in zip(body, got["rows"]):
                self.assertIn(shown["gpu"], line)
                self.assertIn(f" {shown_money(shown['cost'])} ", line)
                self.assertEqual(f">= {shown_money(shown['cost'])}" in line, shown["cost_is_lower_bound"])

    def test_pdf(self):
        if shutil.which("pdftotext") is None:
            self.skipTest("pdftotext is not here")
        path = FOLDER / "report.pdf"
        got = answer("compare")
        run("render", "pdf", "--to", path)
        text = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True).stdout.decode()
        table = re.split(r"Compared offers, (?=\d)", text)[1].splitlines()
        self.assertEqual(int(table[0]), got["shown"])
        lines = iter(table[1:])
        for row in got["rows"][:15]:  # in the same order, rounded to whole units and to cents
            cost, price = Decimal(row["cost"]["amount"]), Decimal(row["price"]["amount"])
            self.assertGreaterEqual(cost, 100)
            figures = rf"{row['fit']:.0f} %.* {cost.quantize(Decimal(1), ROUND_HALF_UP):,} +{price.quantize(Decimal('0.01'), ROUND_HALF_UP)} "
            line = next(line for line in lines if line.startswith(row["gpu"]))
            self.assertRegex(line, figures)

    def test_the_windows_own_csv_is_the_commands(self):
        path = FOLDER / "window.csv"
        run("render", "csv", "--to", path)
        window = path.read_bytes().decode()
        self.assertEqual(csv_rows(window), csv_rows(run("compare", "--csv")))
        without_time = re.compile(r"^# created: .*$", re.M)
        self.assertEqual(without_time.sub("", window), without_time.sub("", run("compare", "--csv")))

    def test_every_view_can_be_rendered(self):
        sizes = set()
        for view in ("main", "why", "compare", "gauge"):
            path = FOLDER / f"{view}.png"
            run("render", view, "--to", path)
            picture = path.read_bytes()
            self.assertEqual(picture[:8], b"\x89PNG\r\n\x1a\n")
            sizes.add(len(picture))
        self.assertEqual(len(sizes), 4)
        self.assertGreater(min(sizes), 2_000)

    def test_size_and_cost_agree_with_compare(self):
        row = answer("compare", "--gpu", "L40S")["rows"][0]
        size = answer("size", "--gpu", row["gpu"], "--count", str(int(row["gpus"])))
        self.assertEqual((size["used_percent"], size["fit"]), (row["fit"], row["fit_state"]))
        speed = answer("speed", "--gpu", row["gpu"], "--count", str(int(row["gpus"])))
        self.assertEqual(speed["first_token_s"]["slow_slot"], row["first_token"])
        research = answer("compare", "--profile", "research", "--volume", "0", "--egress", "0")["rows"]
        for row in research[:5]:
            cost = answer("cost", "--offer", row["offer"], "--sessions", "8", "--minutes", "20", "--idle", "10")
            self.assertEqual(cost["total"], row["cost"], row["offer"])


class HostileNames(unittest.TestCase):
    NAMES = ["=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "<img src=x onerror=alert(1)>", "a\"b,c;d|e`f",
             "\u202egnp.\u2066exe", "line\r\nbreak\n# profile: x", "\x1b[2J\x1b]0;x\x07", "'quoted", "x" * 10_000]

    @classmethod
    def setUpClass(cls):
        run("catalog")
        cls.catalog = FOLDER / "hostile.sqlite"
        shutil.copy(next(FOLDER.rglob("catalog.sqlite")), cls.catalog)
        rows = answer("compare", *EVERYTHING)["rows"][:len(cls.NAMES)]
        with sqlite3.connect(cls.catalog) as base:
            base.execute("PRAGMA journal_mode=DELETE")
            for name, row in zip(cls.NAMES, rows):
                base.execute("UPDATE offer SET region = ? WHERE id = ?", (name, row["offer"]))
        cls.rows = [row["offer"] for row in rows]
        cls.words = ("compare", "--catalog", cls.catalog, *EVERYTHING)

    def test_csv_reads_back_every_name_and_runs_none(self):
        for delimiter, sign in (("comma", ","), ("semicolon", ";"), ("tab", "\t")):
            table = csv_rows(run(*self.words, "--csv", "--delimiter", delimiter), sign)
            by_id = {row["offer_id"]: row for row in table}
            for offer, name in zip(self.rows, self.NAMES):
                cell = by_id[offer]["region"]
                self.assertEqual(unguarded(cell), name)
                self.assertNotIn(cell[0], "=+-@\t\r\n")

    def test_our_own_import_reads_the_names_back(self):
        path, copy = FOLDER / "hostile.csv", FOLDER / "imported.sqlite"
        path.write_bytes(run(*self.words, "--csv").encode())
        shutil.copy(next(FOLDER.rglob("catalog.sqlite")), copy)  # one that does not know the names yet
        maps = [word for pair in ("price=price (currency/h)", "gpu=gpu", "gpu_count=gpus", "provider=provider",
                                  "region=region", "currency=currency", "market=market") for word in ("--map", pair)]
        got = answer("import", "--feed", "csv", *maps, path, "--catalog", copy)
        self.assertGreater(got["kept"], 100)
        regions = {row["region"] for row in answer("catalog", "sql", "SELECT region FROM offer", "--catalog", copy)}
        for name in ("=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(A1)", "'quoted"):
            self.assertIn(name, regions)

    def test_json_holds_the_names(self):
        by_id = {row["offer"]: row for row in answer(*self.words)["rows"]}
        for offer, name in zip(self.rows, self.NAMES):
            self.assertEqual(by_id[offer]["region"], name)

    def check_for_people(self, text):
        for mark in ("\x1b", "\x07", "\u202e", "\u2066"):
            self.assertNotIn(mark, text)

    def test_terminal_text_is_visible_and_short(self):
        text = run(*self.words, "--limit", "100000")
        self.check_for_people(text)
        self.assertLess(max(map(len, text.splitlines())), 400)
        self.assertFalse([line for line in text.splitlines() if line.startswith("# profile")])

    def test_markdown_and_tsv(self):
        shown = answer(*self.words)["shown"]
        markdown, tsv = (run(*self.words, form, "--columns", "gpu,region") for form in ("--markdown", "--tsv"))
        self.check_for_people(markdown)
        self.check_for_people(tsv)
        self.assertEqual((len(markdown.split("\n")), len(tsv.split("\n"))), (shown + 3, shown + 2))
        self.assertNotRegex(markdown, r"(?<!\\)<")
        self.assertNotRegex(tsv, r"\t[=+@]")

    def test_plan_and_sql(self):
        path = FOLDER / "hostile.json"
        run("plan", "save", path, "--catalog", self.catalog, *EVERYTHING)
        regions = {offer["offer"]: offer["region"] for offer in json.loads(path.read_text())["offers"]}
        for offer, name in zip(self.rows, self.NAMES):
            self.assertEqual(regions[offer], name)
        run("plan", "diff", path, "--catalog", self.catalog)
        sql = "SELECT region FROM offer"
        self.check_for_people(run("catalog", "sql", sql, "--catalog", self.catalog))
        cells = [row["region"] for row in csv_rows(run("catalog", "sql", sql, "--csv", "--catalog", self.catalog))]
        self.assertTrue(set(self.NAMES) <= set(map(unguarded, cells)))
        self.assertFalse([cell for cell in cells if cell[:1] and cell[0] in "=+-@\t\r\n"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
