#!/usr/bin/env python3
"""Runs the fuzz targets of server/fuzz on a build of the preset dev, and keeps what they found.

tools/fuzz.py [--seconds N] [--jobs N] [TARGET…]   each target on what is kept, then on what it makes of it
tools/fuzz.py keep [TARGET…]                       the least inputs that go all known ways, into server/fuzz/corpus
"""

import argparse
import base64
import concurrent.futures
import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "server/fuzz"
PROGRAMS = ROOT / "build/dev/fuzz"
WORK = ROOT / "build/fuzz"
# Of one input: nothing that is read takes longer or more, also on a slow machine under sanitizers.
LIMITS = ["-timeout=10", "-rss_limit_mb=2048", "-malloc_limit_mb=512", "-max_len=16384"]
KEPT_BYTES_MAX = 48 * 1024  # of a target: all stay below a megabyte
RUNS = re.compile(r"^stat::number_of_executed_units:\s*(\d+)", re.MULTILINE)
WAYS = re.compile(r"^#\d+\s+(INITED|DONE)\s+cov: (\d+) ft: \d+ corp: (\d+)", re.MULTILINE)


@dataclasses.dataclass
class Outcome:
    """What became of a target's run."""

    target: str
    succeeded: bool
    sentence: str
    finding: str = ""


def all_targets():
    return sorted(path.stem for path in SOURCES.glob("*.cpp") if path.stem != "fuzz")


def seeds_file(target):
    return SOURCES / "corpus" / f"{target}.seeds"


def read_seeds(file):
    """The inputs of a file of seeds, one a line."""
    return [input_of(line) for line in file.read_text(encoding="ascii").splitlines()]


def write_seeds(file, inputs):
    file.write_text("".join(line_of(each) + "\n" for each in inputs), encoding="ascii")


def input_of(line):
    return json.loads(line).encode("latin-1") if line.startswith('"') else zlib.decompress(base64.b64decode(line))


def line_of(each):
    """A JSON text, each character a byte, so that people can read it; compressed where that is much shorter."""
    text, dense = json.dumps(each.decode("latin-1")), base64.b64encode(zlib.compress(each, 9)).decode()
    return dense if 2 * len(dense) < len(text) else text


def unpack(target):
    """The folder with the kept inputs, made anew."""
    folder = WORK / target / "seeds"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, each in enumerate(read_seeds(seeds_file(target))):
        (folder / f"{number:04}").write_bytes(each)
    return folder


def program_of(target):
    program = PROGRAMS / f"fuzz_{target}"
    if not program.exists():
        sys.exit(f"{program.relative_to(ROOT)} is missing: run tools/build-server dev fuzz first.")
    return program


def relative(path):
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def run(target, seconds, begins_anew=False):
    """What is found is gone on from by the next run, unless that begins with what is kept alone."""
    program = program_of(target)
    seeds = unpack(target)
    found = WORK / target / ("found_anew" if begins_anew else "found")
    seeded = []
    if begins_anew:
        shutil.rmtree(found, ignore_errors=True)
        # The same tree is asked the same: chance is for the long runs.
        seeded = ["-seed=1"]
    found.mkdir(exist_ok=True)
    findings = WORK / target / "findings"
    findings.mkdir(exist_ok=True)
    known = set(findings.iterdir())
    command = [program, found, seeds, f"-max_total_time={seconds}", "-print_final_stats=1", *LIMITS, *seeded,
               f"-artifact_prefix={findings}/"]
    dictionary = SOURCES / "dictionaries" / f"{target}.dict"
    if dictionary.exists():
        command.append(f"-dict={dictionary}")
    ran = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = ran.stdout.decode(errors="replace")
    (WORK / target / "log").write_text(output, encoding="utf-8")
    sentence = describe(target, seconds, output)
    if ran.returncode == 0:
        return Outcome(target, True, sentence)
    new = sorted(set(findings.iterdir()) - known)
    repeat = " ".join(str(relative(part)) for part in [program, *new[:1]])
    tail = "\n".join(output.splitlines()[-60:])
    return Outcome(target, False, f"{sentence}; a finding", f"{tail}\n\n  input: {', '.join(str(relative(p)) for p in new) or 'none'}"
                   f"\n  again: {repeat}")


def describe(target, seconds, output):
    runs = RUNS.search(output)
    ways = {kind: (edges, inputs) for kind, edges, inputs in WAYS.findall(output)}
    first, last = ways.get("INITED", ("?", "?")), ways.get("DONE", ("?", "?"))
    return (f"{target}: {seconds} s, {runs[1] if runs else '?'} inputs, {first[0]} to {last[0]} ways through, "
            f"{first[1]} to {last[1]} inputs that differ")


def run_all(targets, seconds, jobs, begins_anew=False):
    """The outcomes, in the order of the targets, as they come."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda target: run(target, seconds, begins_anew), targets)


def keep(target):
    merged = WORK / target / "merged"
    shutil.rmtree(merged, ignore_errors=True)
    merged.mkdir(parents=True)
    found = WORK / target / "found"
    found.mkdir(exist_ok=True)
    command = [program_of(target), "-merge=1", *LIMITS, merged, unpack(target), found]
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    kept, room = [], KEPT_BYTES_MAX
    for each in sorted((path.read_bytes() for path in merged.iterdir()), key=lambda each: (len(each), each)):
        room -= len(line_of(each)) + 1
        if room < 0:
            print(f"{target}: the larger ones of {len(list(merged.iterdir()))} inputs are left out", flush=True)
            break
        kept.append(each)
    write_seeds(seeds_file(target), kept)
    print(f"{target}: {len(kept)} inputs kept, {seeds_file(target).stat().st_size} bytes", flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=int, default=600, help="for each target (600)")
    arguments.add_argument("--jobs", type=int, default=1, help="targets at once (1)")
    arguments.add_argument("words", nargs="*", metavar="TARGET", help="none means all; keep before them keeps")
    chosen = arguments.parse_args()
    keeps = chosen.words[:1] == ["keep"]
    targets = chosen.words[1:] if keeps else chosen.words
    unknown = set(targets) - set(all_targets())
    if unknown:
        sys.exit(f"There is no target {', '.join(sorted(unknown))}: there are {', '.join(all_targets())}.")
    targets = targets or all_targets()
    if keeps:
        for target in targets:
            keep(target)
        return 0
    failed = False
    for outcome in run_all(targets, chosen.seconds, chosen.jobs):
        print(outcome.sentence + (f"\n{outcome.finding}" if outcome.finding else ""), flush=True)
        failed = failed or not outcome.succeeded
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
