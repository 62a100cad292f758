"""A clock that jumps."""

import unittest

import clock
from compare import compare
from fault import Fault, wait_for
from listener import Listener
from recovered import Recovered

HOUR_S = 3600
DAY_S = 24 * HOUR_S


@unittest.skipIf(clock.why_not(), clock.why_not())
class Clock(Fault):
    def test_a_clock_that_jumps_loses_nothing_and_throws_nobody_out(self):
        wall = clock.WallClock()
        self.addCleanup(wall.remove)
        self.begin(settings=wall.settings)
        listener = Listener(self.yard.owner, self.yard.org, lambda: self.phase)
        listener.start_from_now()
        dates = []
        for offset_s in [HOUR_S, -HOUR_S, DAY_S, -DAY_S, 0]:
            wall.jump(offset_s)
            with self.nobody_else_notices():
                self.write(0.2)
            dates.append(self.yard.owner.call("GET", "me").header("date")[:16])
        self.assertEqual(len(set(dates[2:])), 3, f"the clock did jump by days: {dates}")
        self.assertEqual(self.yard.trouble, [])
        self.assertTrue(listener.thread.is_alive(), "the live channel stays open")
        recovered = Recovered.of(self.server)
        wait_for(lambda: listener.last("content") == len(recovered.versions[self.yard.org, "content"]))
        self.assertEqual(compare(self.yard, recovered, 2), [])
        self.assert_healed()
        listener.stop()
