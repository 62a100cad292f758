"""Power cuts on SQLite under eight writers: what was acknowledged is there exactly once; without flushes it is not."""

import sys
import time
import unittest

import amounts
from room import tracing
from compare import LOST, Findings
from disk.device import why_not
from power import Cuts, Recording

WRITING_S = 3
CUTS_PER_RECORDING = 100
CONTROL_WRITING_S = 1.5
CONTROL_CUTS_MAX = 20


def say(words):
    print(f"\n  {words}", file=sys.stderr, flush=True)


@unittest.skipIf(why_not(), why_not())
class PowerCuts(unittest.TestCase):
    maxDiff = 4000

    def record(self, name, seconds=WRITING_S, **how):
        made = Recording(seconds, f"{amounts.seed} {name}", **how)
        self.assertEqual(made.yard.trouble, [], "while writing")
        return made

    def test_nothing_acknowledged_is_lost_by_power_cuts(self):
        self.cut(amounts.cuts, "ext4")

    @unittest.skipIf(why_not("xfs"), why_not("xfs"))
    def test_nothing_acknowledged_is_lost_by_power_cuts_on_xfs(self):
        if amounts.cuts < CUTS_PER_RECORDING:
            self.skipTest(f"with --cuts {CUTS_PER_RECORDING} and more")
        self.cut(amounts.cuts // 4, "xfs")

    def cut(self, count, kind):
        began, findings, acknowledged, left = time.monotonic(), Findings(), 0, count
        while left > 0:
            recording = self.record(f"{kind} {left}", kind=kind)
            findings += Cuts(recording).run(min(left, CUTS_PER_RECORDING))
            acknowledged += recording.yard.ledger.acknowledged()
            left -= CUTS_PER_RECORDING
            if findings:
                recording.yard.ledger.save(recording.folder / "ledger.jsonl")
                self.fail(f"{findings.counts()}; {recording.folder} holds the recording and its ledger; {findings[:10]}")
            recording.remove()
        say(f"{count} cuts on {kind}, {acknowledged} operations acknowledged, 0 lost, {(time.monotonic() - began) / count:.2f} s each")

    @unittest.skipIf(tracing.why_not(), tracing.why_not())
    def test_the_control_without_the_servers_flushes_loses(self):
        self.lose(self.record("without flushes", CONTROL_WRITING_S, no_flushes=["fsync", "fdatasync"]))

    @unittest.skipIf(tracing.why_not(), tracing.why_not())
    def test_the_control_without_the_flush_of_attached_files_loses_files(self):
        """The database flushes by fdatasync alone."""
        findings = self.lose(self.record("without fsync", CONTROL_WRITING_S, no_flushes=["fsync"]))
        self.assertEqual({about.split()[0] for what, about in findings if what == LOST}, {"upload"})

    def test_the_control_on_a_disk_that_ignores_flushes_loses(self):
        recording = self.record("ignored flushes", CONTROL_WRITING_S)
        self.lose(recording, forgets_from=recording.began)

    def lose(self, recording, **how):
        self.addCleanup(recording.remove)
        cuts = Cuts(recording, **how)
        count = cuts.run_until_lost(CONTROL_CUTS_MAX)
        say(f"control: {count} cuts, {recording.yard.ledger.acknowledged()} operations acknowledged, {cuts.findings.counts()}")
        self.assertIn(LOST, cuts.findings.counts())
        return cuts.findings
