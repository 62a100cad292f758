"""Runs the cases of a folder and writes down by name what became of each."""

import argparse
import json
import pathlib
import unittest


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


def arguments_of(description):
    """What every suite takes: --report FILE and parts of the names of cases."""
    arguments = argparse.ArgumentParser(description=description)
    arguments.add_argument("--report", type=pathlib.Path, help="a JSON file: passed, failed and skipped cases by name")
    arguments.add_argument("names", nargs="*")
    return arguments


def run_cases(folder, chosen, at_end=lambda: []):
    """Runs what was chosen of test_*.py in `folder`. `at_end` names what failed besides. Gives the exit code.

    What failed is reported with the last line that tells why."""
    found = unittest.TestSuite(
        case for case in cases_of(unittest.defaultTestLoader.discover(str(folder)))
        if not chosen.names or any(name in case.id() for name in chosen.names))
    result = unittest.TextTestRunner(resultclass=Result, verbosity=2).run(found)
    failed = [f"{test.id()}: {why.strip().splitlines()[-1]}" for test, why in result.failures + result.errors] + at_end()
    if chosen.report:
        skipped = [[test.id(), reason] for test, reason in result.skipped]
        chosen.report.write_text(json.dumps({"passed": result.passed, "failed": failed, "skipped": skipped}))
    return 1 if failed else 0
