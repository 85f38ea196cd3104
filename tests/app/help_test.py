# SPDX-License-Identifier: GPL-3.0-or-later
"""help_test.py SOURCE_DIR PROGRAM : help, completions and manual name what the program takes, and nothing else."""
import re
import shutil
import subprocess
import sys
import unittest

from program import FOLDER, PROGRAM, run, run_bytes

COMMANDS = ("compare", "size", "speed", "cost", "plan", "catalog", "import", "render", "completions")


def options_on(page):
    return re.findall(r"^  --([a-z0-9-]+)", page, re.M)


class Help(unittest.TestCase):
    def test_every_command_has_a_page_and_the_program_lists_them(self):
        listed = re.findall(r"^  ([a-z]+) ", run("--help"), re.M)
        self.assertEqual(tuple(listed), COMMANDS)
        for command in COMMANDS:
            page = run(command, "--help")
            self.assertIn(f"Usage: fitgauge {command}", page)
            self.assertIn("Exit codes:", page)
            self.assertEqual(run(command, "-h"), page)

    def test_every_documented_option_is_taken(self):
        for command in COMMANDS:
            taken = options_on(run(command, "--help"))
            self.assertEqual(len(taken), len(set(taken)))
            for option in taken:
                if option != "help":
                    code, _, err = run_bytes(command, f"--{option}=\x01", "--no-such-option")
                    self.assertEqual(code, 2)
                    self.assertNotRegex(err.decode(), rf"(no|[Uu]nknown) option '?(--)?{option}'?\.")

    def test_import_is_documented_as_it_is(self):
        script = run("completions", "bash")
        words = re.search(r"^ +import\) _fitgauge_words '([^']*)'", script, re.M).group(1).split()
        page = set(re.findall(r"--([a-z][a-z-]+)", run("import", "--help")))
        self.assertEqual({word.lstrip("-") for word in words} - {"help"}, page - {"help"},
                         "app/commands/command_table.cpp names the options of import")

    def test_documented_choices_are_taken(self):
        script = run("completions", "bash")
        pairs = re.findall(r"^ +\"([a-z]+) (--[a-z0-9-]+)\"\) _fitgauge_words '([^']*)'", script, re.M)
        self.assertGreater(len(pairs), 15)
        for command, option, choices in pairs:
            for choice in choices.split():
                with self.subTest(command=command, option=option, choice=choice):
                    err = run_bytes(command, option, choice)[2].decode()
                    self.assertNotIn(f"{option} takes", err)


class Completions(unittest.TestCase):
    def complete(self, *words):
        """What bash offers with the cursor at the end of the last word."""
        script = FOLDER / "completion.bash"
        script.write_text(run("completions", "bash"))
        program = f"""source {script}
COMP_WORDS=({' '.join("'" + word + "'" for word in words)}); COMP_CWORD={len(words) - 1}
_fitgauge; printf '%s\\n' "${{COMPREPLY[@]}}\""""
        done = subprocess.run(["bash", "-c", program], capture_output=True, check=True, cwd=FOLDER)
        self.assertEqual(done.stderr, b"")
        return done.stdout.decode().split()

    def test_bash(self):
        self.assertEqual(self.complete("fitgauge", "co"), ["compare", "cost", "completions"])
        self.assertEqual(self.complete("fitgauge", "--ti"), ["--timings"])
        self.assertEqual(self.complete("fitgauge", "compare", "--prof"), ["--profile"])
        self.assertEqual(self.complete("fitgauge", "compare", "--profile", ""), ["research", "live", "batch"])
        self.assertEqual(self.complete("fitgauge", "catalog", "s"), ["summary", "sql"])
        self.assertEqual(self.complete("fitgauge", "size", "--users", ""), [])
        (FOLDER / "my catalog.sqlite").touch()
        self.assertEqual(self.complete("fitgauge", "size", "--catalog", "my"), ["my", "catalog.sqlite"])
        for command in COMMANDS:
            offered = self.complete("fitgauge", command, "--")
            self.assertEqual(sorted(offered), sorted("--" + o for o in self.documented(command)))

    def documented(self, command):
        if command == "import":  # its page also lists options side by side
            return set(re.findall(r"--([a-z][a-z-]+)", run("import", "--help"))) | {"help"}
        return options_on(run(command, "--help"))

    def test_zsh_and_fish_name_every_option(self):
        zsh, fish = run("completions", "zsh"), run("completions", "fish")
        for command in COMMANDS:
            branch = re.search(rf"^    {command}\)$(.*?);;$", zsh, re.M | re.S).group(1)
            in_zsh = set(re.findall(r"'--([a-z0-9-]+)\[", branch))
            in_fish = set(re.findall(rf"__fish_seen_subcommand_from {command}' -l ([a-z0-9-]+) ", fish))
            self.assertEqual(in_zsh, set(self.documented(command)), command)
            self.assertEqual(in_fish, set(self.documented(command)), command)

    def test_shells_that_are_here_can_read_them(self):
        for shell in ("bash", "zsh", "fish"):
            if shutil.which(shell) is None:
                print(f"{shell} is not here: its completion was not parsed", file=sys.stderr)
                continue
            script = FOLDER / f"completion.{shell}"
            script.write_text(run("completions", shell))
            subprocess.run([shell, "-n", str(script)], check=True)
        if shutil.which("shellcheck") is not None:
            subprocess.run(["shellcheck", "-s", "bash", str(FOLDER / "completion.bash")], check=True)


class Manual(unittest.TestCase):
    def test_every_command_and_option_stands_in_it(self):
        page = run("completions", "man").replace("\\-", "-")
        for command in COMMANDS:
            self.assertIn(f".SS fitgauge {command} ", page)
            section = page.split(f".SS fitgauge {command} ")[1].split("\n.S")[0]
            named = re.findall(r"^\.B --([a-z0-9-]+)", section, re.M)
            if command != "import":
                self.assertEqual(named, options_on(run(command, "--help")))
        self.assertIn(".B --timings", page)

    def test_it_is_good_roff(self):
        if shutil.which("groff") is None:
            self.skipTest("groff is not here")
        done = subprocess.run(["groff", "-man", "-ww", "-Tutf8"], input=run("completions", "man").encode(),
                              capture_output=True, check=True)
        self.assertEqual(done.stderr, b"")
        self.assertGreater(len(done.stdout), 5000)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
