"""kill -9 under eight writers: what was acknowledged is there exactly once, what was under way wholly or not at all."""

import sys
import time
import unittest

import amounts
from room import postgres
from compare import Findings
from kills import Kills

KILLS_PER_FOLDER = 25


class KillNine(unittest.TestCase):
    maxDiff = 4000

    def test_nothing_acknowledged_is_lost_by_kill_nine(self):
        self.kill(amounts.kills, lambda: None)

    @unittest.skipIf(postgres.why_not(), postgres.why_not())
    def test_nothing_acknowledged_is_lost_by_kill_nine_on_postgresql(self):
        database = postgres.Postgres().start()
        self.addCleanup(database.remove)
        self.kill(max(1, amounts.kills // 4), database.make_database)

    def kill(self, count, database_url):
        began, findings, acknowledged, left = time.monotonic(), Findings(), 0, count
        while left > 0:
            kills = Kills(f"{amounts.seed} {left}", database_url())
            findings += kills.run(min(left, KILLS_PER_FOLDER))
            acknowledged += kills.yard.ledger.acknowledged()
            self.assertEqual(kills.yard.trouble, [])
            left -= KILLS_PER_FOLDER
        print(f"\n  {count} kills, {acknowledged} operations acknowledged, {findings.counts() or '0 lost'}, "
              f"{(time.monotonic() - began) / count:.2f} s each", file=sys.stderr, flush=True)
        self.assertEqual(findings[:10], [], findings.counts())
