# SPDX-License-Identifier: GPL-3.0-or-later
"""commands_test.py SOURCE_DIR PROGRAM : the commands as a script sees them, without a display."""
import csv
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from schema_check import problems

SOURCE = pathlib.Path(sys.argv[1])
PROGRAM = sys.argv[2]
ROOM = tempfile.TemporaryDirectory()
GIB = 2**30


def run(*words, expect=0):
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        env[name] = ROOM.name
    done = subprocess.run([PROGRAM, *words], capture_output=True, env=env, check=False)
    out, err = done.stdout.decode(), done.stderr.decode()
    if done.returncode != expect:
        raise AssertionError(f"{words}: exit code {done.returncode} instead of {expect}\n{err}{out[:500]}")
    return out if expect in (0, 1) else err


def answer(*words, expect=0):
    return json.loads(run(*words, "--json", expect=expect))


def schema(name):
    return json.loads((SOURCE / "resources/schema" / f"{name}.schema.json").read_text())


def csv_rows(text):
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("#")]
    return list(csv.DictReader(io.StringIO("".join(lines), newline="")))


class Schemas(unittest.TestCase):
    def valid(self, name, value):
        self.assertEqual(problems(value, schema(name)), [])

    def test_compare_of_each_profile(self):
        for profile in ("research", "live", "batch"):
            self.valid("compare", answer("compare", "--profile", profile, "--limit", "5"))

    def test_compare_without_an_answer(self):
        self.valid("compare", answer("compare", "--vram", "1..2", expect=1))

    def test_size_of_serving_and_training(self):
        self.valid("size", answer("size", "--model", "8B", "--gpu", "L40S"))
        self.valid("size", answer("size", "--model", "8B", "--gpu", "H100-SXM5-80GB", "--training", "lora"))

    def test_speed_with_and_without_figures(self):
        self.valid("speed", answer("speed", "--model", "8B", "--gpu", "L40S"))
        self.valid("speed", answer("speed", "--model", "70B", "--gpu", "L4", expect=1))

    def test_cost_of_sessions_and_of_one_run(self):
        terms = ("cost", "--provider", "aws", "--price", "3.06")
        self.valid("cost", answer(*terms))
        self.valid("cost", answer(*terms, "--hours", "2.5"))

    def test_the_checker_refuses_what_is_wrong(self):
        right = answer("size", "--model", "8B", "--gpu", "L40S")
        self.assertTrue(problems({**right, "fit": "roomy"}, schema("size")))
        self.assertTrue(problems({**right, "count": "1"}, schema("size")))
        self.assertTrue(problems({**right, "extra": 1}, schema("size")))
        self.assertTrue(problems({k: v for k, v in right.items() if k != "gpu"}, schema("size")))


class Figures(unittest.TestCase):
    def test_size_gives_the_checklists_worked_values(self):
        got = answer("size", "--model", "8.03B", "--precision", "16bit", "--kv", "16bit", "--context", "8192",
                     "--users", "16", "--gpu", "L40S", "--engine", "generic")
        self.assertAlmostEqual(got["parts_bytes"]["weights"] / GIB, 14.96, 2)
        self.assertEqual(got["parts_bytes"]["kv_cache"], 16 * GIB)
        self.assertEqual(got["parts_bytes"]["overhead"], 1.5 * GIB)
        self.assertEqual(sum(got["parts_bytes"].values()), got["needed_bytes"])
        self.assertEqual(round(got["used_percent"]), 73)
        self.assertEqual((got["users_comfortable"], got["users_full"]), (21, 27))

    def test_cost_rounds_each_session(self):
        # AWS bills by the second with a minute as the least: 22 days x 8 x 20 min x 3.06/h.
        got = answer("cost", "--provider", "aws", "--price", "3.06", "--sessions", "8", "--minutes", "20")
        self.assertEqual(got["total"], {"amount": "179.52", "currency": "USD"})
        short = answer("cost", "--provider", "aws", "--price", "3.06", "--hours", "0.00833333")
        self.assertEqual(short["total"]["amount"], "0.051")

    def test_csv_and_json_and_terminal_say_the_same(self):
        for profile in ("research", "live", "batch"):
            rows = answer("compare", "--profile", profile)["rows"]
            table = csv_rows(run("compare", "--profile", profile, "--csv"))
            self.assertEqual(len(rows), len(table))
            self.assertGreater(len(rows), 10)
            for row, line in zip(rows, table):
                # CSV joins to the basis what JSON says in a field of its own.
                at_least = line["cost_basis"].endswith("_at_least")
                self.assertEqual(at_least, row["cost_is_lower_bound"])
                line["cost_basis"] = line["cost_basis"].removesuffix("_at_least")
                for name, cell in line.items():
                    self.same(row, name.split(" ")[0], cell)

    def same(self, row, name, cell):
        if name not in row or name == "ready":
            return
        value = row[name]
        if isinstance(value, dict):
            self.assertEqual(value["amount"], cell)
        elif isinstance(value, (int, float)):
            self.assertEqual(float(cell), value, name)
        else:
            self.assertIn(cell, ("" if value is None else value, f"'{value}"))

    def test_terminal_shows_the_answer_of_the_json(self):
        row = answer("compare")["answer"]["row"]
        text = run("compare")
        self.assertIn(row["cost"]["amount"], text.splitlines()[0])
        self.assertIn(row["gpu"], text.splitlines()[0])

    def test_options_of_compare_change_the_rows(self):
        rows = answer("compare", "--gpu", "L40S", "--sort", "price:desc")["rows"]
        self.assertEqual({row["gpu"] for row in rows}, {"L40S"})
        # Prices in another currency cannot be compared and come last.
        prices = [float(row["price"]["amount"]) for row in rows if (row["price"] or {}).get("currency") == "USD"]
        self.assertGreater(len(prices), 10)
        self.assertEqual(prices, sorted(prices, reverse=True))
        self.assertTrue(all(48 <= row["vram"] <= 80 for row in answer("compare", "--vram", "48..80")["rows"]))

    def test_csv_options(self):
        text = run("compare", "--csv", "--bom", "--no-header", "--delimiter", "semicolon", "--decimal", "comma",
                   "--columns", "gpu,price")
        self.assertTrue(text.startswith("\ufeffgpu;"))
        self.assertNotIn("#", text.splitlines()[0])
        self.assertRegex(text.splitlines()[1], r";\d+,\d{2}")


class Batches(unittest.TestCase):
    def test_many_sizes_and_the_row_that_cannot_be_read(self):
        path = pathlib.Path(ROOM.name, "cases.csv")
        path.write_text("model,precision,context,users,gpu,count\n8B,bf16,8192,16,L40S,1\n8B,nonsense,1,1,L40S,1\n")
        rows = csv_rows(run_out("size", "--batch", str(path), expect=3))
        alone = csv_rows(run("size", "--model", "8B", "--precision", "bf16", "--context", "8192", "--users", "16",
                             "--gpu", "L40S", "--csv"))
        self.assertEqual(rows[0]["needed_gib"], alone[0]["needed_gib"])
        self.assertIn("nonsense", rows[1]["problem"])


def run_out(*words, expect):
    env = {**os.environ, "HOME": ROOM.name, "XDG_DATA_HOME": ROOM.name, "XDG_CONFIG_HOME": ROOM.name}
    done = subprocess.run([PROGRAM, *words], capture_output=True, env=env, check=False)
    assert done.returncode == expect, (done.returncode, done.stderr)
    return done.stdout.decode()


class Refusals(unittest.TestCase):
    CASES = [
        (2, "size", "--model", "8B"), (2, "size", "--model", "no/such-model", "--gpu", "L40S"),
        (2, "size", "--gpu", "Voodoo 2"), (2, "size", "--gpu", "L40S", "--users", "0"),
        (2, "size", "--gpu", "L40S", "--precision", "9bit"), (2, "size", "--gpu", "L40S", "surplus"),
        (2, "speed", "--gpu", "L40S", "--prompt", "many"), (2, "cost"), (2, "cost", "--offer", "none/such"),
        (2, "cost", "--provider", "aws", "--price", "-1"), (3, "cost", "--provider", "nobody", "--price", "1"),
        (2, "compare", "--profile", "gaming"), (2, "compare", "--sort", "beauty"), (2, "compare", "--columns", "x"),
        (2, "compare", "--no-such-option"), (2, "compare", "--vram", "much"), (2, "compare", "--limit"),
        (2, "compare", "--csv", "--decimal", "comma"), (3, "compare", "--catalog", "/no/such/file"),
        (2, "catalog", "everything"), (2, "catalog", "sql"), (3, "catalog", "sql", "SELECT FROM WHERE"),
    ]

    def test_each_is_one_sentence_with_its_exit_code(self):
        run("catalog")
        for code, *words in self.CASES:
            with self.subTest(words=words):
                sentence = run(*words, expect=code)
                self.assertEqual(sentence.count("\n"), 1, sentence)
                self.assertTrue(sentence.startswith("fitgauge: "), sentence)


class Catalog(unittest.TestCase):
    def test_sql_reads(self):
        count = int(answer("catalog", "sql", "SELECT count(*) AS n FROM offer")[0]["n"])
        self.assertEqual(count, answer("compare", "--limit", "1")["offers"])

    def test_sql_changes_nothing(self):
        run("catalog")
        other = pathlib.Path(ROOM.name, "other.sqlite")
        for sql in ("DELETE FROM offer", "DROP TABLE offer", f"ATTACH '{other}' AS x", "PRAGMA writable_schema=1",
                    "SELECT 1; DELETE FROM offer", "VACUUM", f"VACUUM INTO '{other}'", "SELECT load_extension('x')"):
            with self.subTest(sql=sql):
                run("catalog", "sql", sql, expect=3)
        self.assertFalse(other.exists())
        self.assertGreater(int(answer("catalog", "sql", "SELECT count(*) AS n FROM offer")[0]["n"]), 0)


class Help(unittest.TestCase):
    def test_every_command_has_a_page_and_every_option_on_it_is_taken(self):
        for command in ("compare", "size", "speed", "cost", "catalog"):
            page = run(command, "--help")
            self.assertIn(f"Usage: fitgauge {command}", page)
            options = re.findall(r"^  --([a-z0-9-]+)", page, re.M)
            self.assertGreater(len(options), 3)
            for option in options:
                if option != "help":
                    text = subprocess.run([PROGRAM, command, f"--{option}=\x01", "--no-such-option"],
                                          capture_output=True, check=False).stderr.decode()
                    self.assertNotIn(f"no option --{option}.", text)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
