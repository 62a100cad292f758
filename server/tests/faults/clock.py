"""A clock for a program that can be set while it runs: libfaketime between it and the kernel's."""

import os
import pathlib
import tempfile

LIBRARY = next(iter(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), None)


def why_not():
    """Why no clock can be set here; nothing where it can."""
    return None if LIBRARY else "there is no libfaketime"


class WallClock:
    """`settings` are for the program; its steady clock goes on as it is."""

    def __init__(self):
        handle, self.path = tempfile.mkstemp(prefix="lacewing-clock-")
        os.close(handle)
        self.jump(0)
        self.settings = {"LD_PRELOAD": str(LIBRARY), "FAKETIME_TIMESTAMP_FILE": self.path, "FAKETIME_NO_CACHE": "1",
                         "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"}

    def jump(self, seconds):
        """So far from the true time."""
        pathlib.Path(self.path).write_text(f"{seconds:+d}", encoding="ascii")

    def remove(self):
        """With what killed programs have left of it."""
        os.unlink(self.path)
        for left in pathlib.Path("/dev/shm").glob("*faketime_*"):
            if not pathlib.Path("/proc", left.name.rsplit("_", 1)[1]).exists():
                left.unlink()
