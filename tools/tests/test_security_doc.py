"""docs/security.md has a line for each line of the checklist and each case, and names tests that there are."""

import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import fuzz  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TEXT = (ROOT / "docs/security.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.splitlines() if re.match(r"\| (Q?\d+) \|", line)]
LINES = {row[0]: row for row in ROWS if not row[0].startswith("Q")}
CASES = {row[0]: row for row in ROWS if row[0].startswith("Q")}


def attacks():
    """The cases that server/tests/attacks has tests of."""
    found = set()
    for path in (ROOT / "server/tests/attacks").glob("test_*.py"):
        found |= {f"Q{number}" for number in re.findall(r"def test_q(\d{3})_", path.read_text(encoding="utf-8"))}
    return found


def server_tests():
    found = set()
    for path in (ROOT / "server").rglob("*_test.cpp"):
        found |= {f"{suite}.{name}" for suite, name in
                  re.findall(r"^TEST(?:_F|_P)?\((\w+),\s*(\w+)\)", path.read_text(encoding="utf-8"), re.MULTILINE)}
    return found


def tool_tests():
    found = set()
    folders = ["tools/tests", "server/tests/durability", "server/tests/faults"]
    for path in [path for folder in folders for path in (ROOT / folder).glob("test_*.py")]:
        for name, body in re.findall(r"^class (\w+)\(.*?\n(.*?)(?=^class |\Z)", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            found |= {f"{name}.{test}" for test in re.findall(r"def (test_\w+)", body)}
    return found


class SecurityDoc(unittest.TestCase):
    def test_each_line_and_each_case_stands_there_once(self):
        self.assertEqual([row[0] for row in ROWS if row in LINES.values()], [str(number) for number in range(1, 61)])
        self.assertEqual([row[0] for row in ROWS if row in CASES.values()], [f"Q{number:03}" for number in range(1, 105)])
        self.assertEqual(len(ROWS), 164)

    def test_a_line_names_a_proof_or_says_that_there_is_none(self):
        for number, row in LINES.items():
            self.assertEqual(len(row), 4, number)
            self.assertRegex(row[3], r"`|no test yet|^absent$|sniffer|suites", number)

    def test_a_case_has_a_test_where_it_says_so_and_says_so_where_it_has_one(self):
        self.assertEqual({number for number, row in CASES.items() if row[2].startswith("attacks")}, attacks())
        for number, row in CASES.items():
            self.assertRegex(row[2], r"^(attacks|elsewhere: .*`|absent: |not yet)", number)

    def test_every_fuzz_target_is_a_proof(self):
        named = set(re.findall(r"`fuzz:(\w+)`", LINES["57"][3]))
        self.assertEqual(named, set(fuzz.all_targets()))

    def test_each_test_that_is_named_is_there(self):
        known = server_tests() | tool_tests()
        for row in ROWS:
            for name in re.findall(r"`([\w./:-]+)`", row[-1]):
                if re.fullmatch(r"q\d{3}", name):
                    self.assertIn(name.upper(), attacks(), row[0])
                elif name == "sweep":
                    self.assertTrue((ROOT / "server/tests/attacks/test_sweep.py").exists())
                elif name.startswith("fuzz:"):
                    self.assertIn(name.removeprefix("fuzz:"), fuzz.all_targets(), row[0])
                elif name.startswith("src/"):
                    self.assertTrue((ROOT / "web" / name).exists(), f"{row[0]}: {name}")
                elif name.endswith(".spec.ts"):
                    self.assertTrue((ROOT / "web/e2e" / name).exists(), f"{row[0]}: {name}")
                elif "." in name and "/" not in name:
                    self.assertTrue(name in known, f"{row[0]}: {name}")


if __name__ == "__main__":
    unittest.main()
