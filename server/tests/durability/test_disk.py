"""The recorded disk: a flush of the file system above arrives below, and a cut keeps what was flushed and may lose the rest."""

import os
import pathlib
import random
import shutil
import tempfile
import unittest

from disk.device import Device, Mounted, why_not
from disk.journal import TORN, Cutter, Journal, choose_survivors, keep_torn

FLUSH_MS = 1


@unittest.skipIf(why_not(), why_not())
class RecordedDisk(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-disk-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.device = Device(self.folder, FLUSH_MS).open()

    def write(self, name, data, flush):
        """A file that is flushed by `flush`; the positions before and after."""
        file = os.open(self.device.place / name, os.O_RDWR | os.O_CREAT, 0o600)
        os.write(file, data)
        before = self.device.position()
        if flush:
            flush(file)
        os.close(file)
        return before, self.device.position()

    def test_a_flush_of_the_file_system_reaches_the_disk(self):
        unflushed = self.write("unflushed", b"a" * 9000, None)
        synced = self.write("synced", b"b" * 9000, os.fsync)
        data_synced = self.write("data synced", b"c" * 9000, os.fdatasync)
        self.device.close()
        journal = Journal(self.device.journal)
        self.assertEqual(unflushed[0], unflushed[1], "nothing goes to the disk by itself so soon")
        for what, before, after in [(b"b" * 4096, *synced), (b"c" * 4096, *data_synced)]:
            self.assertEqual(sum(e.is_flush for e in journal.events[before:after]) > 0, True)
            self.assertGreater(journal.flushed_before(after), journal.flushed_before(before))
            safe = journal.writes(before, journal.flushed_before(after))
            self.assertTrue(any(what in journal.data(e) for e in safe), "what was written lies before the flush")

    def test_a_cut_keeps_what_was_flushed_and_may_lose_what_was_not(self):
        _, flushed = self.write("kept", b"k" * 5000, os.fsync)
        self.write("later", b"l" * 5000, os.fsync)
        last = self.device.position()
        self.device.close()
        journal, seen = Journal(self.device.journal), set()
        for position in [flushed, *range(flushed, last), last]:
            cutter = Cutter(journal, self.device.base, self.folder / "safe.img")
            cutter.cut(position, self.folder / "cut.img", random.Random(position))
            cutter.close()
            mounted = Mounted(self.folder / "cut.img", self.folder / "cut")
            self.assertEqual((mounted.place / "kept").read_bytes(), b"k" * 5000)
            later = mounted.place / "later"
            seen.add(later.read_bytes() if later.exists() else None)
            mounted.close()
        self.assertLessEqual({None, b"l" * 5000}, seen)


class Survivors(unittest.TestCase):
    """What a volatile cache keeps."""

    def test_anything_from_nothing_to_everything_may_survive_and_in_any_order(self):
        kept = [tuple(event for event, _ in choose_survivors([*range(6)], random.Random(seed), TORN)) for seed in range(2000)]
        self.assertLessEqual({(), (0, 1, 2, 3, 4, 5), (0, 1), (4, 5), (0, 2, 5)}, set(kept))

    def test_a_torn_write_is_torn_between_sectors(self):
        data = bytes(range(8)) * 512
        pieces = keep_torn(data, random.Random(1))
        self.assertTrue(0 < len(pieces) < 8)
        for at, piece in pieces:
            self.assertEqual((at % 512, piece), (0, data[at:at + 512]))
