"""A file system of one file, a disk image, that records in their order all writes and flushes of it. Run by Debian's Python.

recorder.py MOUNT_POINT IMAGE JOURNAL POSITION FLUSH_MS: IMAGE holds what was written last, JOURNAL every event (`journal.py` reads it),
POSITION the number of events so far, as eight bytes that others map.
"""

import errno
import mmap
import os
import stat
import struct
import sys

import pyfuse3
import trio

HEAD = struct.Struct("<cQQ")
WRITE, FLUSH = b"w", b"f"
NAME = b"disk"
INODE = pyfuse3.ROOT_INODE + 1
# A flush that takes as long as a disk's leaves a window between the write and its being safe, in which an early answer is seen.


class Recorder(pyfuse3.Operations):
    """One file, no folder listing: what a loop device asks of its backing file."""

    enable_writeback_cache = False

    def __init__(self, image, journal, position, flush_s):
        super().__init__()
        self.image = os.open(image, os.O_RDWR)
        self.size = os.fstat(self.image).st_size
        self.journal = open(journal, "wb", buffering=1 << 20)
        with open(position, "r+b") as counter:
            self.position = mmap.mmap(counter.fileno(), 8)
        self.flush_s = flush_s
        self.count = 0

    def note(self, kind, first, size, data=b""):
        self.journal.write(HEAD.pack(kind, first, size))
        self.journal.write(data)
        self.count += 1
        self.position[:8] = self.count.to_bytes(8, "little")

    async def getattr(self, inode, ctx=None):
        entry = pyfuse3.EntryAttributes()
        entry.st_ino = inode
        is_file = inode == INODE
        entry.st_mode = stat.S_IFREG | 0o600 if is_file else stat.S_IFDIR | 0o700
        entry.st_size = self.size if is_file else 0
        entry.attr_timeout = entry.entry_timeout = 300
        return entry

    async def setattr(self, inode, attr, fields, fh, ctx):
        if fields.update_size:
            raise pyfuse3.FUSEError(errno.EPERM)
        return await self.getattr(inode)

    async def lookup(self, parent_inode, name, ctx=None):
        if parent_inode != pyfuse3.ROOT_INODE or name != NAME:
            raise pyfuse3.FUSEError(errno.ENOENT)
        return await self.getattr(INODE)

    async def open(self, inode, flags, ctx):
        return pyfuse3.FileInfo(fh=INODE, direct_io=True)

    async def read(self, fh, off, size):
        return os.pread(self.image, size, off)

    async def write(self, fh, off, buf):
        os.pwrite(self.image, buf, off)
        self.note(WRITE, off, len(buf), buf)
        return len(buf)

    async def fsync(self, fh, datasync):
        """Makes safe what was written before it began; notes that once it is done."""
        covered = self.count
        await trio.sleep(self.flush_s)
        self.note(FLUSH, covered, 0)


def main():
    mount_point, image, journal, position, flush_ms = sys.argv[1:]
    operations = Recorder(image, journal, position, float(flush_ms) / 1000)
    pyfuse3.init(operations, mount_point, {"fsname=lacewing-recorder", *pyfuse3.default_options})
    print("ready", flush=True)
    try:
        trio.run(pyfuse3.main)
    finally:
        pyfuse3.close(unmount=True)
        operations.journal.close()


if __name__ == "__main__":
    main()
