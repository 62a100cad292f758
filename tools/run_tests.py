"""Runs every suite and adds up what passed and what failed. Called by bin/test."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import fuzz

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "test-results"
FUZZ_SECONDS = 5  # of each target; at length: bin/check fuzz
SUITES_AT_ONCE = 3  # on two cores: each waits for its database half of its time
# What was freed is kept from use for a while, so that whoever still uses it is seen. The sanitizer's own 256 MB cost more
# time than most tests: each of their pages is asked of the system.
SANITIZER_OPTIONS = {"ASAN_OPTIONS": "quarantine_size_mb=32"}
PAGE_LINES_MAX = 60
MEMORY = pathlib.Path("/dev/shm")
MEMORY_BYTES_MIN = 4 << 30


class Tally:
    """What the suites said so far."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.failures = []
        self.lock = threading.Lock()

    def add(self, suite, passed, failures, began, output=""):
        """`began` is when by time.monotonic(); `output` is what the suite printed, where it did not print it itself."""
        with self.lock:
            self.passed += passed
            self.failed += len(failures)
            self.failures += [f"{suite}: {name}" for name in failures]
            print(f"{output}  {suite}: {passed} passed, {len(failures)} failed ({time.monotonic() - began:.0f} s)", flush=True)


def heading(words):
    print(f"\n== {words} [{time.strftime('%H:%M:%S')}]", flush=True)


def run(command, **options):
    return subprocess.run(command, cwd=ROOT, check=False, **options)


def one_step(tally, name, command):
    """A command that counts as one test: it passes where it exits with 0."""
    began = time.monotonic()
    succeeded = run(command).returncode == 0
    tally.add(name, int(succeeded), [] if succeeded else [" ".join(map(str, command))], began)
    return succeeded


def at_once(*steps):
    """Steps that wait for a disk, a database or a clock half of their time, beside each other."""
    with concurrent.futures.ThreadPoolExecutor(len(steps)) as pool:
        for step in [pool.submit(each) for each in steps]:
            step.result()


def room_in_memory():
    """A folder for what tests write and nobody keeps: in memory where there is room for it."""
    has_room = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= MEMORY_BYTES_MIN
    return tempfile.TemporaryDirectory(prefix="lacewing-tests-", dir=MEMORY if has_room else None)


def test_programs(preset, only):
    programs = sorted((ROOT / "build" / preset).glob("server/*_tests")) + sorted((ROOT / "build" / preset).glob("*_tests"))
    if only:
        programs = [p for p in programs if p.name in {f"{module}_tests" for module in only}]
        if not programs:
            sys.exit(f"No such server module: {', '.join(only)}")
    return programs


def run_program(program, suite, room):
    """
    One GoogleTest program: how many passed, which failed, and what is to be said of them. A crash counts as one failure
    more than it could report.
    """
    report = RESULTS / f"{suite.replace(' ', '-')}.json"
    report.unlink(missing_ok=True)
    log = RESULTS / f"{suite.replace(' ', '-')}.log"
    with log.open("wb") as out:
        code = run([program, f"--gtest_output=json:{report}", "--gtest_brief=1"], stdout=out, stderr=subprocess.STDOUT,
                   env={**os.environ, **SANITIZER_OPTIONS, "TMPDIR": room}).returncode
    passed, failures, said = 0, [], ""
    if report.exists():
        for group in json.loads(report.read_text())["testsuites"]:
            for case in group["testsuite"]:
                if case.get("failures"):
                    failures.append(f"{group['name']}.{case['name']}")
                elif case.get("result") == "COMPLETED":
                    passed += 1
                elif skipped := case.get("skipped"):
                    said += f"  not run: {group['name']}.{case['name']}: {skipped[0]['message']}\n"
    if code != 0 and not failures:
        failures.append(f"{program.name} ended with {code}")
    if failures:
        said += log.read_text(errors="replace")[-6000:] + "\n"
    return passed, failures, said


def server_suites(tally, preset, only):
    targets = [f"{module}_tests" for module in only]
    if not one_step(tally, f"build {preset}", ["tools/build-server", preset, *targets]):
        return
    environment = "LACEWING_TEST_POSTGRES_URL"
    if environment not in os.environ:
        sys.exit("run_tests.py is started through tools/with-postgres")

    def run_suite(program):
        began = time.monotonic()
        suite = f"{program.name.removesuffix('_tests')} ({preset})"
        passed, failures, said = run_program(program, suite, room)
        tally.add(suite, passed, failures, began, said)

    with room_in_memory() as room, concurrent.futures.ThreadPoolExecutor(SUITES_AT_ONCE) as pool:
        list(pool.map(run_suite, test_programs(preset, only)))


def fuzz_targets(tally):
    """Each parser of outside bytes on what is kept for it and some seconds further; one step a target."""
    if not one_step(tally, "build fuzz", ["tools/build-server", "dev", "fuzz"]):
        return
    began = time.monotonic()
    for outcome in fuzz.run_all(fuzz.all_targets(), FUZZ_SECONDS, jobs=2, begins_anew=True):
        tally.add(f"fuzz {outcome.target}", int(outcome.succeeded), [] if outcome.succeeded else [outcome.sentence], began,
                  "".join(f"  {line}\n" for line in [outcome.sentence, outcome.finding] if line))
        began = time.monotonic()


def vitest(tally):
    began = time.monotonic()
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
    tally.add("web units", passed, failures, began)


def page_of_first_try(test):
    """What the page showed when the first try failed, as Playwright wrote it down; nothing where it did not."""
    for attachment in test["results"][0]["attachments"]:
        if attachment["name"] == "error-context" and pathlib.Path(attachment.get("path", "")).is_file():
            _, _, after = pathlib.Path(attachment["path"]).read_text(errors="replace").partition("```yaml\n")
            lines = after.partition("\n```")[0].splitlines()
            return "".join(f"    {line[:160]}\n" for line in lines[:PAGE_LINES_MAX])
    return ""


def browser(tally):
    began = time.monotonic()
    report = RESULTS / "playwright.json"
    report.unlink(missing_ok=True)
    # A busy machine may be slow once: a second try is named, and traced.
    with room_in_memory() as room:
        code = run(["npm", "--prefix", "web", "run", "--silent", "e2e", "--", "--reporter=list,json",
                    "--retries=1", "--trace=on-first-retry"],
                   env={**os.environ, "PLAYWRIGHT_JSON_OUTPUT_FILE": str(report), "TMPDIR": room}).returncode
    passed, failures = 0, []

    def walk(suite, path):
        nonlocal passed
        for spec in suite.get("specs", []):
            for test in spec["tests"]:
                if test["status"] in {"expected", "flaky"}:
                    passed += 1
                    if test["status"] == "flaky":
                        print(f"  needed a second try: {path} {spec['title']}\n{page_of_first_try(test)}", end="", flush=True)
                elif test["status"] != "skipped":
                    failures.append(f"{path} {spec['title']} [{test['projectName']}]")
        for inner in suite.get("suites", []):
            walk(inner, f"{path} {inner['title']}".strip())

    if report.exists():
        for suite in json.loads(report.read_text())["suites"]:
            walk(suite, suite["title"])
    if code != 0 and not failures:
        failures.append(f"playwright ended with {code}")
    tally.add("browser", passed, failures, began)


def from_outside(tally, name, folder, words=(), **more):
    """A folder of server/tests: the release binary as its users meet it. What this machine cannot do is named and not counted."""
    began = time.monotonic()
    report = RESULTS / f"{name.replace(' ', '-')}.json"
    report.unlink(missing_ok=True)
    ran = run([sys.executable, f"server/tests/{folder}/run.py", "--report", report, *words], env={**os.environ, **more},
              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    code, output = ran.returncode, ran.stdout.decode(errors="replace")
    told = json.loads(report.read_text()) if report.exists() else {"passed": [], "failed": [], "skipped": []}
    if code != 0 and not told["failed"]:
        told["failed"].append(f"run.py ended with {code}")
    output += "".join(f"  not run: {case}: {reason}\n" for case, reason in told["skipped"])
    tally.add(name, len(told["passed"]), told["failed"], began, output)


def attacks(tally, database):
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
        heading("Release binary under attack")
        if one_step(tally, "build release", ["tools/build-server", "release", "lacewing"]):
            at_once(lambda: attacks(tally, "SQLite"), lambda: attacks(tally, "PostgreSQL"))
            heading("Release binary without power, killed, and on a failing machine")
            at_once(lambda: from_outside(tally, "durability", "durability"),
                    lambda: from_outside(tally, "faults", "faults", ["--long"] if chosen.all else []))
            heading("Release binary in a real browser")
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
