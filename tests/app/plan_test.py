# SPDX-License-Identifier: GPL-3.0-or-later
"""plan_test.py SOURCE_DIR PROGRAM : plans saved, opened elsewhere and compared."""
import json
import shutil
import sqlite3
import sys
import unittest

from program import FOLDER, answer, refusal, run, schema_problems

ASKED = ("--profile", "live", "--model", "8B", "--precision", "fp8", "--where", "vram >= 24", "--users", "9",
         "--sort", "price,cost:desc", "--provider-kind", "specialist-cloud,hyperscaler")


class Plans(unittest.TestCase):
    def setUp(self):
        self.path = FOLDER / "plan.json"
        self.path.unlink(missing_ok=True)
        run("plan", "save", self.path, "--name", "lab", *ASKED)

    def test_the_file_fits_its_schema(self):
        for profile in ("research", "live", "batch"):
            run("plan", "save", self.path, "--profile", profile)
            self.assertEqual(schema_problems("plan", json.loads(self.path.read_text())), [])

    def test_opened_it_gives_what_was_asked(self):
        asked = answer("compare", *ASKED)
        opened = answer("plan", "open", self.path)
        self.assertEqual(opened, asked)
        self.assertGreater(asked["shown"], 3)
        self.assertIn("nothing differs", run("plan", "open", self.path))
        same = answer("plan", "diff", self.path)
        self.assertEqual(schema_problems("plan-difference", same), [])
        self.assertTrue(same["same"])

    def test_another_catalog_tells_what_differs(self):
        frozen = json.loads(self.path.read_text())
        elsewhere = FOLDER / "elsewhere.sqlite"
        shutil.copy(next(FOLDER.rglob("catalog.sqlite")), elsewhere)
        gone = next(o["offer"] for o in frozen["offers"] if o["offer"] != frozen["answer"]["offer"])
        with sqlite3.connect(elsewhere) as base:
            base.execute("PRAGMA journal_mode=DELETE")
            base.execute("PRAGMA foreign_keys=ON")
            base.execute("UPDATE price SET nano_per_hour = nano_per_hour * 2 "
                         "WHERE offer = (SELECT key FROM offer WHERE id = ?)", (frozen["answer"]["offer"],))
            base.execute("DELETE FROM offer WHERE id = ?", (gone,))
        got = answer("plan", "diff", self.path, "--catalog", elsewhere, expect=1)
        self.assertEqual(schema_problems("plan-difference", got), [])
        self.assertEqual([change["offer"] for change in got["repriced"]], [frozen["answer"]["offer"]])
        self.assertEqual(float(got["repriced"][0]["now"]["amount"]), 2 * float(got["repriced"][0]["then"]["amount"]))
        self.assertEqual(got["vanished"], [gone])
        text = run("plan", "open", self.path, "--catalog", elsewhere)
        self.assertIn(f"gone       {gone}", text)

    def test_two_plans_differ_in_their_inputs(self):
        other = FOLDER / "other.json"
        run("plan", "save", other, *ASKED[:-4], "--users", "10")
        got = answer("plan", "diff", self.path, other, expect=1)
        changed = {change["field"]: (change["then"], change["now"]) for change in got["inputs"]}
        self.assertEqual(changed["workload.serving.users"], ("9", "10"))
        self.assertNotIn("workload.today", changed)
        self.assertNotIn("filter.expression", changed)

    def test_files_that_are_no_plan(self):
        for content in (b"", b"{}", b"[1]", b"\xff", b'{"fitgauge_plan": 1, "workload": {"serving": {"users": -1}}}',
                        b'{"fitgauge_plan": 2}', b"[" * 100_000):
            self.path.write_bytes(content)
            sentence = refusal("plan", "open", self.path, expect=3)
            self.assertEqual(sentence.count("\n"), 1)
        refusal("plan", "open", FOLDER / "none.json", expect=3)
        refusal("plan", "open", FOLDER, expect=3)

    def test_a_known_run_is_part_of_the_question(self):
        asked = ("--profile", "research", "--known-run", "l40s:95:3")
        run("plan", "save", self.path, *asked)
        known = json.loads(self.path.read_text())["workload"]["known_run"]
        self.assertEqual(known, {"gpu": "L40S", "time_ms": 95 * 60_000, "items": 3})
        self.assertIn("# known_run: 5700 s for 3 items on L40S", run("compare", *asked, "--csv"))
        for wrong in ("l40s", "l40s:0", "l40s:x", "l40s:9:0", "voodoo:9", "l40s:1:2:3"):
            refusal("compare", "--known-run", wrong)

    def test_wrong_words_and_targets(self):
        refusal("plan", "open", self.path, "--users", "3")
        refusal("plan", "burn", self.path)
        refusal("plan", "save")
        before = self.path.read_bytes()
        refusal("plan", "save", self.path, "--users", "0")
        self.assertEqual(self.path.read_bytes(), before)
        refusal("plan", "save", FOLDER / "no" / "such" / "folder" / "x.json", expect=3)
        folder = FOLDER / "folder.json"
        folder.mkdir(exist_ok=True)
        refusal("plan", "save", folder, expect=3)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
