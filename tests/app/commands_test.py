# SPDX-License-Identifier: GPL-3.0-or-later
"""commands_test.py SOURCE_DIR PROGRAM : the commands as a script sees them, without a display."""
import json
import pathlib
import re
import sys
import unittest

from program import FOLDER, PROGRAM, answer, csv_rows, refusal, run, run_bytes, schema, schema_problems
from schema_check import problems

GIB = 2**30


class Schemas(unittest.TestCase):
    def valid(self, name, value):
        self.assertEqual(schema_problems(name, value), [])

    def test_compare_of_each_profile(self):
        for profile in ("research", "live", "batch"):
            self.valid("compare", answer("compare", "--profile", profile, "--limit", "5"))

    def test_compare_with_many_filters_and_without_an_answer(self):
        self.valid("compare", answer("compare", "--vram", "1..2", "--where", "price: ..2 !spot", "--native", "fp8",
                                     "--market", "on-demand,spot", "--provider-kind", "bare-metal", "--tax",
                                     "excluded", expect=1))

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

    def test_catalog(self):
        for word in ("summary", "models", "gpus", "providers"):
            self.valid("catalog", answer("catalog", word))

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

    def test_options_of_compare_change_the_rows(self):
        rows = answer("compare", "--gpu", "l40s", "--sort", "price:desc")["rows"]
        self.assertEqual({row["gpu"] for row in rows}, {"L40S"})
        # Prices in another currency cannot be compared and come last.
        prices = [float(row["price"]["amount"]) for row in rows if (row["price"] or {}).get("currency") == "USD"]
        self.assertGreater(len(prices), 10)
        self.assertEqual(prices, sorted(prices, reverse=True))
        self.assertTrue(all(48 <= row["vram"] <= 80 for row in answer("compare", "--vram", "48..80")["rows"]))

    def test_an_expression_filters_like_the_option(self):
        by_option = answer("compare", "--vram", "48..80", "--price", "..2")["rows"]
        by_words = answer("compare", "--where", "vram >= 48 && vram <= 80 && price: ..2")["rows"]
        self.assertGreater(len(by_option), 3)
        self.assertEqual(by_option, by_words)

    def test_every_filter_option_hides_or_keeps(self):
        everything = ("compare", "--any-fit", "--any-speed", "--with-spot", "--many-gpus")
        all_rows = answer(*everything, "--limit", "1")["shown"]
        cases = [("--native", "fp8"), ("--interconnect", "fabric"), ("--market", "spot"), ("--vendor", "nvidia"),
                 ("--provider-kind", "marketplace"), ("--bandwidth", "2000.."), ("--gpus", "8"), ("--ssh",),
                 ("--vram-total", "640.."), ("--egress-kind", "included"), ("--increment-at-most", "1"),
                 ("--search", "h100"), ("--one-gpu",), ("--not-reclaimable",), ("--priced",), ("--known-cards",)]
        for case in cases:
            with self.subTest(case=case):
                shown = json.loads(run_bytes(*everything, *case, "--limit", "1", "--json")[1])["shown"]
                self.assertLessEqual(shown, all_rows)
                self.assertNotEqual(case[0] == "--ssh" and shown, all_rows)

    def test_workload_options_reach_the_workload(self):
        got = answer("compare", "--traffic", "bursts", "--requests", "777", "--target-first-token", "none",
                     "--precision", "fp8", "--comfort", "70", "--limit", "1")["workload"]
        self.assertEqual((got["traffic"]["pattern"], got["traffic"]["requests_per_day"]), ("bursts", 777))
        self.assertIsNone(got["targets"]["first_token_s"])
        self.assertEqual((got["serving"]["weights"], got["comfort_percent"]), ("fp8", 70))
        training = answer("compare", "--profile", "research", "--training", "qlora", "--rank", "64",
                          "--limit", "1")["workload"]["training"]
        self.assertEqual((training["method"], training["lora_rank"]), ("qlora", 64))

    def test_a_model_file_is_sized_as_what_it_is(self):
        config = FOLDER / "config.json"
        config.write_text(json.dumps({
            "model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 4096,
            "intermediate_size": 14336, "num_hidden_layers": 32, "num_attention_heads": 32,
            "num_key_value_heads": 8, "vocab_size": 128256, "max_position_embeddings": 131072,
            "torch_dtype": "bfloat16", "tie_word_embeddings": False}))
        got = answer("size", "--model", config, "--gpu", "L40S", "--context", "8192", "--users", "16")
        self.assertEqual(got["parameters"], 8_030_261_248)
        self.assertEqual(got["parts_bytes"]["kv_cache"], 16 * GIB)
        config.write_text("{")
        self.assertIn("JSON", refusal("size", "--model", config, "--gpu", "L40S", expect=3))


class Batches(unittest.TestCase):
    def setUp(self):
        self.path = FOLDER / "cases.csv"

    def test_many_sizes_and_the_row_that_cannot_be_read(self):
        self.path.write_text("case,model,precision,context,users,gpu,count\n"
                             "a,8B,bf16,8192,16,L40S,1\n\"'=b\",8B,nonsense,1,1,L40S,1\n")
        code, out, err = run_bytes("size", "--batch", self.path)
        self.assertEqual((code, err), (3, b""))
        rows = csv_rows(out.decode())
        alone = csv_rows(run("size", "--model", "8B", "--precision", "bf16", "--context", "8192", "--users", "16",
                             "--gpu", "L40S", "--csv"))
        self.assertEqual({k: v for k, v in rows[0].items() if k in alone[0]}, alone[0])
        self.assertEqual((rows[0]["case"], rows[1]["case"]), ("a", "'=b"))
        self.assertIn("nonsense", rows[1]["problem"])

    def test_options_of_the_command_hold_for_empty_cells(self):
        self.path.write_text("model,gpu\n8B,L40S\n70B,\n")
        got = answer("size", "--batch", self.path, "--gpu", "H100-SXM5-80GB", "--count", "2")
        self.assertEqual(schema_problems("batch", got), [])
        self.assertEqual([(e["answer"]["gpu"], e["answer"]["count"]) for e in got],
                         [("L40S", 2), ("H100-SXM5-80GB", 2)])
        for entry in got:
            self.assertEqual(schema_problems("size", entry["answer"]), [])

    def test_many_costs(self):
        self.path.write_text("id,provider,price,sessions,minutes\n1,aws,3.06,8,20\n2,nobody,1,1,1\n")
        code, out, _ = run_bytes("cost", "--batch", self.path)
        rows = csv_rows(out.decode())
        self.assertEqual((code, rows[0]["id"], rows[0]["total"], rows[0]["problem"]), (3, "1", "179.52", ""))
        self.assertEqual(rows[1]["total"], "")
        self.assertIn("nobody", rows[1]["problem"])
        entries = json.loads(run_bytes("cost", "--batch", self.path, "--json")[1])
        self.assertEqual(entries[0]["answer"]["total"]["amount"], "179.52")
        self.assertIsNone(entries[1]["answer"])

    def test_files_that_are_no_batch(self):
        self.path.write_text("a,b\n1,2\n")
        self.assertIn("No column", refusal("size", "--batch", self.path, expect=3))
        self.path.write_text("model,gpu\n\"8B,L4")
        refusal("size", "--batch", self.path, expect=3)
        refusal("cost", "--batch", FOLDER / "none.csv", expect=3)
        refusal("cost", "--batch", FOLDER, expect=3)


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
        (2, "compare", "--json", "--csv"), (2, "compare", "--where", "vram >="), (2, "compare", "--region", "moon"),
        (2, "compare", "--bom=yes"), (2, "compare", "surplus\n\x1b[2J"), (2, "compare", "--tax", "maybe"),
        (2, "compare", "--provider", "nobody"), (2, "compare", "--gpu", "Voodoo 2"), (2, "compare", "--optimizer", "x"),
        (2, "catalog", "everything"), (2, "catalog", "sql"), (3, "catalog", "sql", "SELECT FROM WHERE"),
        (2, "completions"), (2, "completions", "powershell"), (2, "render", "all"), (2, "nonsense"),
    ]

    def test_each_is_one_sentence_with_its_exit_code(self):
        run("catalog")
        for code, *words in self.CASES:
            with self.subTest(words=words):
                sentence = refusal(*words, expect=code)
                self.assertEqual(sentence.count("\n"), 1, sentence)
                self.assertTrue(sentence.startswith("fitgauge: "), sentence)
                self.assertNotIn("\x1b", sentence)

    def test_output_that_cannot_be_written_is_no_success(self):
        full = pathlib.Path("/dev/full")
        if not full.exists():
            self.skipTest("no /dev/full on this system")
        import os
        import subprocess
        env = {**os.environ, "HOME": str(FOLDER), "XDG_DATA_HOME": str(FOLDER), "XDG_CONFIG_HOME": str(FOLDER)}
        with full.open("wb") as sink:
            for words in (("compare", "--csv"), ("compare",), ("catalog", "models"), ("compare", "--help")):
                done = subprocess.run([PROGRAM, *words], stdout=sink, stderr=subprocess.PIPE, env=env, check=False)
                self.assertEqual(done.returncode, 3, words)
                self.assertIn(b"could not be written", done.stderr)


class Catalog(unittest.TestCase):
    def test_sql_reads(self):
        count = answer("catalog", "sql", "SELECT count(*) AS n FROM offer")[0]["n"]
        self.assertEqual(count, answer("compare", "--limit", "1")["offers"])

    def test_sql_changes_nothing(self):
        run("catalog")
        other = FOLDER / "other.sqlite"
        for sql in ("DELETE FROM offer", "DROP TABLE offer", f"ATTACH '{other}' AS x", "PRAGMA writable_schema=1",
                    "SELECT 1; DELETE FROM offer", "VACUUM", f"VACUUM INTO '{other}'", "SELECT load_extension('x')"):
            with self.subTest(sql=sql):
                refusal("catalog", "sql", sql, expect=3)
        self.assertFalse(other.exists())
        self.assertGreater(answer("catalog", "sql", "SELECT count(*) AS n FROM offer")[0]["n"], 0)


class Imports(unittest.TestCase):
    """A table of one's own: into the catalog, again, and with the words of another language."""

    def file(self, name, text):
        path = FOLDER / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def take(self, *words, expect=0):
        catalog = str(FOLDER / f"{self.id()}.sqlite")
        return answer("import", "--feed", "csv", "--catalog", catalog, *words, expect=expect)

    def test_a_dry_run_changes_nothing_and_a_second_import_finds_the_first(self):
        path = self.file("plain.csv", "provider,gpu,gpu_count,price\nacme,L4,1,0.7\nacme,L4,2,1.4\nacme,,1,2\n")
        dry = self.take(path, "--dry-run")
        self.assertEqual((dry["seen"], dry["kept"], dry["added"], dry["applied"]), (3, 2, 2, False))
        self.assertEqual(dry["reasons"], {"unmapped_type": 1})
        self.assertEqual(self.take(path)["added"], 2)
        again = self.take(path)
        self.assertEqual((again["added"], again["unchanged"]), (0, 2))

    def test_columns_and_values_are_named_on_the_command_line(self):
        path = self.file("preise.csv", "Karte;Preis\nL4;0,7\nUnbekannt 9000;1,5\n")
        words = ("--map", "gpu=Karte", "--map", "price=Preis", "--set", "provider=acme", "--set", "currency=EUR")
        taken = self.take(path, *words)
        self.assertEqual((taken["kept"], taken["flags"].get("card_unknown")), (2, 1))

    def test_a_type_without_a_card_is_looked_up_in_the_bundled_table(self):
        path = self.file("types.csv", "provider,product,price\naws,g5.xlarge,1.006\n")
        self.assertEqual(self.take(path)["kept"], 1)

    def test_what_is_no_table_or_no_pair_is_one_sentence(self):
        path = self.file("poem.csv", "roses are red\n")
        empty = self.file("empty.csv", "")
        for words, code in (((path,), 3), ((empty,), 3), ((path + ".not",), 3), ((path, "--map", "price"), 2)):
            refusal("import", "--feed", "csv", *words, expect=code)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
