"""docs/conformance.md against the source.

conformance_doc.py check says which clause is out of order, which path of it is not there, and which
proof names no test: "FILE: words" means a test file that is called so without its ending (a server
test is led by its module), and words that stand in it, in a test's name or in what it expects.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/conformance.md"
LAST = 10  # the specification's nine sections, and what is expected besides


def flat(text):
    return " ".join(text.replace("_", " ").split())


def test_files():
    """Each test file's text by its path without ending, `tests` left out of a server test's."""
    found = {}
    for pattern in ("web/e2e/*.spec.ts", "web/src/**/*.test.ts*", "web/tools/*.test.ts", "server/**/tests/*_test.cpp"):
        for file in ROOT.glob(pattern):
            path = file.relative_to(ROOT).as_posix().replace("/tests/", "/")
            found["/" + path.removesuffix(file.suffix)] = flat(file.read_text())
    return found


def clauses():
    """Number, places and proofs of each row of the numbered tables."""
    for row in re.findall(r"^\| (\d+\.\d+) \| (?:.*) \| (.*) \| (.*) \|$", DOCUMENT.read_text(), re.M):
        yield row


def problems_of(proof, files):
    name, _, words = proof.partition(": ")
    named = [text for path, text in files.items() if path.endswith("/" + name)]
    if len(named) != 1:
        return f'"{name}" names {len(named)} test files'
    if not words or flat(words) not in named[0]:
        return f'{name} does not say "{words}"'
    return None


def problems():
    files = test_files()
    before = (0, 0)
    for number, where, proofs in clauses():
        section, place = map(int, number.split("."))
        if (section, place) not in ((before[0], before[1] + 1), (before[0] + 1, 1)):
            yield f"{number} follows {before[0]}.{before[1]}"
        before = (section, place)
        for path in re.findall(r"`((?:web|server)/[^`]+)`", where):
            if not (ROOT / path).exists():
                yield f"{number}: there is no {path}"
        for proof in proofs.split("; "):
            if problem := problems_of(proof, files):
                yield f"{number}: {problem}"
    if before[0] != LAST:
        yield f"the last section is {before[0]}, not {LAST}"


def main():
    if sys.argv[1:] != ["check"]:
        sys.exit("conformance_doc.py check")
    found = list(problems())
    for problem in found:
        print(f"docs/conformance.md: {problem}", file=sys.stderr)
    sys.exit(bool(found))


main()
