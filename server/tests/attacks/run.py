"""Runs the attacks on the release binary: run.py [--report FILE] [NAME…]. A NAME is a part of a test's name, such as q001.

LACEWING_ATTACK_DATABASE says on which database: SQLite, or PostgreSQL where LACEWING_TEST_POSTGRES_URL names a server.
"""

import argparse
import json
import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from room.stage import close_stage  # noqa: E402


def cases_of(suite):
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from cases_of(each)
        else:
            yield each


class Result(unittest.TextTestResult):
    """Notes each case by its name."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.passed = []

    def addSuccess(self, test):
        super().addSuccess(test)
        self.passed.append(test.id())


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--report", type=pathlib.Path, help="a JSON file: passed, failed and skipped cases by name")
    arguments.add_argument("names", nargs="*")
    chosen = arguments.parse_args()
    found = unittest.TestSuite(
        case for case in cases_of(unittest.defaultTestLoader.discover(str(HERE)))
        if not chosen.names or any(name in case.id() for name in chosen.names))
    result = unittest.TextTestRunner(resultclass=Result, verbosity=2).run(found)
    failed = [test.id() for test, _ in result.failures + result.errors]
    if last := close_stage():
        print("\n".join(last), file=sys.stderr)
        failed.append("what the log and the metrics held at the end")
    if chosen.report:
        skipped = [[test.id(), reason] for test, reason in result.skipped]
        chosen.report.write_text(json.dumps({"passed": result.passed, "failed": failed, "skipped": skipped}))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
