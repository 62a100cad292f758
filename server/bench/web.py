"""What people do all day, measured in Chromium on example organizations, and what their texts cost there."""

import json
import subprocess

from measure import ROOT, line

SIZES = (1_000, 100_000)


def web(sizes=SIZES):
    for bugs in sizes:
        print(f"In the browser, {bugs:,} bugs; work is the processor's time on the main thread.")
        tell("e2e/perf/main.ts", str(bugs))


def texts():
    print("Texts as a page shows them, made to be slow; the longer ones have eight times the length.")
    tell("tools/measure-markdown.ts")


def tell(*program):
    """The figures that a program of web/ prints."""
    done = subprocess.Popen(["node", *program], cwd=ROOT / "web", stdout=subprocess.PIPE, text=True)
    for told in done.stdout:
        figure = json.loads(told)
        line(figure["name"], figure["value"], figure["limit"])
    if done.wait() != 0:
        print("  the rest was not measured.")
