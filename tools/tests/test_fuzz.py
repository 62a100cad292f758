"""tools/fuzz.py keeps inputs byte by byte, fails where a target finds something, and every target is known everywhere."""

import contextlib
import io
import pathlib
import re
import sys
import tempfile
import unittest
import unittest.mock

TOOLS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOOLS))

import fuzz  # noqa: E402

# A target that says what libFuzzer says, and finds something in the inputs that hold "bad".
PROGRAM = """#!/bin/sh
for word; do case $word in -artifact_prefix=*) prefix=${word#-artifact_prefix=};; -*) ;; *) folders="$folders $word";; esac; done
echo "#3	INITED cov: 10 ft: 20 corp: 2/6b"
if grep -rq bad $folders; then
    echo "REQUIRED: nothing is bad"
    echo bad > "${prefix}crash-1"
    exit 77
fi
echo "#9	DONE   cov: 12 ft: 25 corp: 3/9b"
echo "stat::number_of_executed_units: 9"
"""


class Running(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in ["SOURCES", "PROGRAMS", "WORK"]:
            patch = unittest.mock.patch.object(fuzz, name, self.root / name.lower())
            patch.start()
            self.addCleanup(patch.stop)
        (self.root / "sources/corpus").mkdir(parents=True)
        (self.root / "sources/thing.cpp").touch()
        (self.root / "programs").mkdir()
        program = self.root / "programs/fuzz_thing"
        program.write_text(PROGRAM, encoding="utf-8")
        program.chmod(0o755)

    def main(self, *arguments):
        told = io.StringIO()
        with unittest.mock.patch.object(sys, "argv", ["fuzz.py", *arguments]), contextlib.redirect_stdout(told):
            code = fuzz.main()
        return code, told.getvalue()

    def test_an_input_is_kept_byte_by_byte(self):
        inputs = [b"", b"plain", bytes(range(256)), b"\0" * 100, b'a"\\\n\r\xff', "größe".encode()]
        file = fuzz.seeds_file("thing")
        fuzz.write_seeds(file, inputs)
        self.assertEqual(fuzz.read_seeds(file), inputs)
        self.assertEqual(len(file.read_text(encoding="ascii").splitlines()), len(inputs))

    def test_a_run_without_findings_tells_what_it_did(self):
        fuzz.write_seeds(fuzz.seeds_file("thing"), [b"good"])
        code, told = self.main("--seconds", "1")
        self.assertEqual(code, 0)
        self.assertEqual(told, "thing: 1 s, 9 inputs, 10 to 12 ways through, 2 to 3 inputs that differ\n")

    def test_a_finding_fails_the_run_and_names_its_input_and_the_way_to_repeat_it(self):
        fuzz.write_seeds(fuzz.seeds_file("thing"), [b"good", b"a bad one"])
        code, told = self.main("--seconds", "1", "thing")
        self.assertEqual(code, 1)
        self.assertIn("REQUIRED: nothing is bad", told)
        self.assertRegex(told, r"input: \S+/thing/findings/crash-1\n")
        self.assertRegex(told, r"again: \S+/programs/fuzz_thing \S+/thing/findings/crash-1\n")

    def test_a_run_that_begins_anew_leaves_what_others_found_and_forgets_its_own(self):
        fuzz.write_seeds(fuzz.seeds_file("thing"), [b"good"])
        for folder in ["found", "found_anew"]:
            (self.root / "work/thing" / folder).mkdir(parents=True)
            (self.root / "work/thing" / folder / "1").write_bytes(b"bad")
        self.assertTrue(fuzz.run("thing", 1, begins_anew=True).succeeded)
        self.assertFalse(fuzz.run("thing", 1).succeeded)

    def test_a_target_that_is_not_there_is_told(self):
        with self.assertRaises(SystemExit) as ended:
            self.main("other")
        self.assertIn("There is no target other", str(ended.exception))


class Targets(unittest.TestCase):
    def test_each_is_built_described_and_has_seeds(self):
        built = re.findall(r"^lacewing_fuzz\((\w+)", (fuzz.ROOT / "server/CMakeLists.txt").read_text(encoding="utf-8"), re.MULTILINE)
        described = re.findall(r"^\| `(\w+)`", (fuzz.SOURCES / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual(sorted(built), fuzz.all_targets())
        self.assertEqual(sorted(described), fuzz.all_targets())
        for target in fuzz.all_targets():
            self.assertTrue(fuzz.read_seeds(fuzz.seeds_file(target)), target)

    def test_what_is_kept_is_small(self):
        sizes = [path.stat().st_size for path in (fuzz.SOURCES / "corpus").iterdir()]
        self.assertLess(sum(sizes), 1024 * 1024)
        self.assertLessEqual(max(sizes), fuzz.KEPT_BYTES_MAX)


if __name__ == "__main__":
    unittest.main()
