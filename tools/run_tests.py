"""Runs every suite and adds up what passed and what failed. Called by bin/test."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import time

import fuzz

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "test-results"
FUZZ_SECONDS = 5  # of each target; at length: bin/check fuzz


class Tally:
    """What the suites said so far."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.failures = []

    def add(self, suite, passed, failures):
        self.passed += passed
        self.failed += len(failures)
        self.failures += [f"{suite}: {name}" for name in failures]
        print(f"  {suite}: {passed} passed, {len(failures)} failed", flush=True)


def heading(words):
    print(f"\n== {words} [{time.strftime('%H:%M:%S')}]", flush=True)


def run(command, **options):
    return subprocess.run(command, cwd=ROOT, check=False, **options)


def one_step(tally, name, command):
    """A command that counts as one test: it passes where it exits with 0."""
    succeeded = run(command).returncode == 0
    tally.add(name, int(succeeded), [] if succeeded else [" ".join(map(str, command))])
    return succeeded


def test_programs(preset, only):
    programs = sorted((ROOT / "build" / preset).glob("server/*_tests")) + sorted((ROOT / "build" / preset).glob("*_tests"))
    if only:
        programs = [p for p in programs if p.name in {f"{module}_tests" for module in only}]
        if not programs:
            sys.exit(f"No such server module: {', '.join(only)}")
    return programs


def run_program(program, suite):
    """One GoogleTest program: how many passed, and which failed. A crash counts as one failure more than it could report."""
    report = RESULTS / f"{suite.replace(' ', '-')}.json"
    report.unlink(missing_ok=True)
    log = RESULTS / f"{suite.replace(' ', '-')}.log"
    with log.open("wb") as out:
        code = run([program, f"--gtest_output=json:{report}", "--gtest_brief=1"], stdout=out, stderr=subprocess.STDOUT).returncode
    passed, failures = 0, []
    if report.exists():
        for group in json.loads(report.read_text())["testsuites"]:
            for case in group["testsuite"]:
                if case.get("failures"):
                    failures.append(f"{group['name']}.{case['name']}")
                elif case.get("result") == "COMPLETED":
                    passed += 1
                elif skipped := case.get("skipped"):
                    print(f"  not run: {group['name']}.{case['name']}: {skipped[0]['message']}", flush=True)
    if code != 0 and not failures:
        failures.append(f"{program.name} ended with {code}")
    if failures:
        text = log.read_text(errors="replace")
        print(text[-6000:], flush=True)
    return passed, failures


def server_suites(tally, preset, only):
    targets = [f"{module}_tests" for module in only]
    if not one_step(tally, f"build {preset}", ["tools/build-server", preset, *targets]):
        return
    environment = "LACEWING_TEST_POSTGRES_URL"
    if environment not in os.environ:
        sys.exit("run_tests.py is started through tools/with-postgres")
    programs = test_programs(preset, only)
    suites = [f"{program.name.removesuffix('_tests')} ({preset})" for program in programs]
    # Two at once: most wait for a disk or a database half of their time.
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for suite, outcome in zip(suites, pool.map(run_program, programs, suites)):
            tally.add(suite, *outcome)


def fuzz_targets(tally):
    """Each parser of outside bytes on what is kept for it and some seconds further; one step a target."""
    if not one_step(tally, "build fuzz", ["tools/build-server", "dev", "fuzz"]):
        return
    for outcome in fuzz.run_all(fuzz.all_targets(), FUZZ_SECONDS, jobs=2, begins_anew=True):
        print(f"  {outcome.sentence}", flush=True)
        if outcome.finding:
            print(outcome.finding, flush=True)
        tally.add(f"fuzz {outcome.target}", int(outcome.succeeded), [] if outcome.succeeded else [outcome.sentence])


def vitest(tally):
    report = RESULTS / "vitest.json"
    report.unlink(missing_ok=True)
    code = run(["npm", "--prefix", "web", "run", "--silent", "test", "--", "--reporter=default", "--reporter=json",
                f"--outputFile.json={report}"]).returncode
    passed, failures = 0, []
    if report.exists():
        for suite in json.loads(report.read_text())["testResults"]:
            for case in suite["assertionResults"]:
                if case["status"] == "passed":
                    passed += 1
                elif case["status"] == "failed":
                    failures.append(case["fullName"])
            if suite["status"] == "failed" and not suite["assertionResults"]:
                failures.append(suite["name"])
    if code != 0 and not failures:
        failures.append(f"vitest ended with {code}")
    tally.add("web units", passed, failures)


def browser(tally):
    report = RESULTS / "playwright.json"
    report.unlink(missing_ok=True)
    # A busy machine may be slow once: a second try is named, and traced.
    code = run(["npm", "--prefix", "web", "run", "--silent", "e2e", "--", "--reporter=list,json",
                "--retries=1", "--trace=on-first-retry"],
               env={**os.environ, "PLAYWRIGHT_JSON_OUTPUT_FILE": str(report)}).returncode
    passed, failures = 0, []

    def walk(suite, path):
        nonlocal passed
        for spec in suite.get("specs", []):
            for test in spec["tests"]:
                if test["status"] in {"expected", "flaky"}:
                    passed += 1
                    if test["status"] == "flaky":
                        print(f"  needed a second try: {path} {spec['title']}", flush=True)
                elif test["status"] != "skipped":
                    failures.append(f"{path} {spec['title']} [{test['projectName']}]")
        for inner in suite.get("suites", []):
            walk(inner, f"{path} {inner['title']}".strip())

    if report.exists():
        for suite in json.loads(report.read_text())["suites"]:
            walk(suite, suite["title"])
    if code != 0 and not failures:
        failures.append(f"playwright ended with {code}")
    tally.add("browser", passed, failures)


def from_outside(tally, name, folder, words=(), **more):
    """A folder of server/tests: the release binary as its users meet it. What this machine cannot do is named and not counted."""
    report = RESULTS / f"{name.replace(' ', '-')}.json"
    report.unlink(missing_ok=True)
    code = run([sys.executable, f"server/tests/{folder}/run.py", "--report", report, *words], env={**os.environ, **more}).returncode
    told = json.loads(report.read_text()) if report.exists() else {"passed": [], "failed": [], "skipped": []}
    if code != 0 and not told["failed"]:
        told["failed"].append(f"run.py ended with {code}")
    for case, reason in told["skipped"]:
        print(f"  not run: {case}: {reason}", flush=True)
    tally.add(name, len(told["passed"]), told["failed"])


def attacks(tally):
    """server/tests/attacks on each database."""
    for database in ["SQLite", "PostgreSQL"]:
        from_outside(tally, f"attacks ({database})", "attacks", LACEWING_ATTACK_DATABASE=database)


def contract(tally, preset):
    """The committed TypeScript types are those of the contract that the program prints."""
    one_step(tally, "contract", ["tools/contract", "check", ROOT / "build" / preset / "lacewing"])


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--all", action="store_true", help="also the server under the thread sanitizer")
    arguments.add_argument("modules", nargs="*", help="server modules; none means everything")
    chosen = arguments.parse_args()
    if "LACEWING_TEST_POSTGRES_URL" not in os.environ:
        os.execv(ROOT / "tools" / "with-postgres", ["with-postgres", sys.executable, __file__, *sys.argv[1:]])

    RESULTS.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    if chosen.modules:
        server_suites(tally, "dev", chosen.modules)
    else:
        heading("Front end")
        one_step(tally, "build web", ["tools/build-web"])
        heading("Server, address and undefined-behaviour sanitizers, SQLite and PostgreSQL")
        server_suites(tally, "dev", [])
        contract(tally, "dev")
        heading("Parsers of outside bytes, fuzzed")
        fuzz_targets(tally)
        heading("Checks")
        one_step(tally, "checks", ["bin/check"])
        heading("Web units")
        vitest(tally)
        heading("Release binary under attack, then in a real browser")
        if one_step(tally, "build release", ["tools/build-server", "release", "lacewing"]):
            attacks(tally)
            heading("Release binary without power, killed, and on a failing machine")
            from_outside(tally, "durability", "durability")
            from_outside(tally, "faults", "faults", ["--long"] if chosen.all else [])
            browser(tally)
            heading("Twenty clients over bad lines")
            one_step(tally, "convergence", ["node", "web/e2e/convergence/main.ts", "100" if chosen.all else "10"])
    if chosen.all:
        heading("Server, thread sanitizer")
        server_suites(tally, "tsan", chosen.modules)

    if tally.failures:
        print("\nFailed:")
        for failure in tally.failures:
            print("  " + " ".join(failure.split()))
    print(f"\n{tally.passed} passed, {tally.failed} failed", flush=True)
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
