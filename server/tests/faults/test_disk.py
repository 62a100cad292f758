"""Flushes that fail, flushes that wait, and a disk that is full."""

import os
import pathlib
import shutil
import tempfile
import unittest

from disk import device
from fault import Fault, wait_for
from room import tracing

FLUSHES = ["fsync", "fdatasync"]
SMALL_BYTES = 48 << 20
SLOW_S = 0.5
HANGS_S = 60


@unittest.skipIf(tracing.why_not(), tracing.why_not())
class Flushes(Fault):
    def test_a_failing_flush_is_never_success_and_passes(self):
        self.begin()
        with tracing.injected(self.server.process, FLUSHES, "error=EIO"), self.nobody_else_notices():
            self.write(0.4)
        self.assertEqual([each.kind for each in self.acknowledged(1)], [])
        self.assertGreater(len(self.yard.trouble), 0)
        self.assert_healed()

    def test_one_failing_flush_among_many_fails_those_alone_whom_it_was_for(self):
        self.begin()
        with tracing.injected(self.server.process, FLUSHES, "error=EIO:when=5+9"), self.nobody_else_notices():
            self.write(1)
        self.assertGreater(len(self.yard.trouble), 0)
        self.assertGreater(len(self.acknowledged(1)), 0)
        self.assert_healed()

    def test_hanging_flushes_are_told_and_hold_readers_up_in_nothing(self):
        self.begin()
        with tracing.injected(self.server.process, FLUSHES, f"delay_enter={HANGS_S * 1e6:.0f}"), self.nobody_else_notices():
            self.write(1)
        self.assertGreater(len(self.yard.trouble), 0)
        self.assertEqual([each.kind for each in self.acknowledged(1)], [])
        self.assert_healed()

    def test_slow_flushes_slow_writers_alone(self):
        self.begin()
        with tracing.injected(self.server.process, FLUSHES, f"delay_enter={SLOW_S * 1e6:.0f}"), self.nobody_else_notices():
            self.write(4 * SLOW_S)
        self.assertEqual(self.yard.trouble, [])
        self.assertGreater(len(self.acknowledged(1)), 0)
        self.assertGreater(self.yard.slowest_s, SLOW_S)
        self.assert_healed()


@unittest.skipIf(device.why_not(), device.why_not())
class FullDisk(Fault):
    def test_a_full_disk_is_told_and_once_there_is_room_all_goes_on(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-full-"))
        self.addCleanup(shutil.rmtree, folder)
        device.make_file_system(folder / "small.img", SMALL_BYTES)
        mounted = device.Mounted(folder / "small.img", folder / "small")
        self.addCleanup(mounted.close)
        self.begin(data=mounted.place / "data")
        filler = mounted.place / "filler"
        fill(filler)
        with self.nobody_else_notices():
            wait_for(self.is_told_both_ways)
        filler.unlink()
        self.assert_healed()

    def is_told_both_ways(self):
        """Rows and files."""
        self.write(0.3)
        return {503, 507} <= {answer.status for _, answer in self.yard.trouble}


def fill(path):
    """To the last block."""
    with open(path, "wb", buffering=0) as file:
        for size in [1 << 20, 4096]:
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
        os.fsync(file.fileno())
