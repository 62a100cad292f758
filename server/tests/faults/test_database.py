"""A PostgreSQL that is gone, that crashes, and that hangs."""

import signal
import threading
import time
import unittest

import fault
from fault import Fault
from room import postgres

DOWN_S = 1.5
# Longer than anybody may wait for an answer.
HANGING_S = 11


@unittest.skipIf(postgres.why_not(), postgres.why_not())
class Database(Fault):
    def begin_beside(self):
        if not fault.is_long:
            self.skipTest("it takes half a minute: --long")
        self.database = postgres.Postgres().start()
        self.addCleanup(self.database.remove)
        self.begin(database_url=self.database.make_database())

    def test_a_database_that_crashes_and_comes_back_loses_nothing(self):
        self.begin_beside()
        stopped = threading.Event()
        threads = self.yard.write(stopped)
        time.sleep(0.3)
        self.database.kill()
        time.sleep(DOWN_S)
        stopped.set()
        for each in threads:
            each.join()
        self.assertGreater(len(self.yard.trouble), 0)
        self.database.start()
        self.assert_healed()

    def test_a_database_that_hangs_is_told_and_goes_on(self):
        self.begin_beside()
        stopped = threading.Event()
        threads = self.yard.write(stopped)
        self.database.signal(signal.SIGSTOP)
        time.sleep(HANGING_S)
        stopped.set()
        for each in threads:
            each.join()
        self.database.signal(signal.SIGCONT)
        self.assertGreater(len(self.yard.trouble), 0)
        self.assert_healed()
