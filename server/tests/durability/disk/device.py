"""An ext4 on a loop device on a recorded file: every flush of the file system above arrives in the journal below."""

import functools
import mmap
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

RECORDER = pathlib.Path(__file__).with_name("recorder.py")
# Debian's own, which sees Debian's libraries.
PYTHON = "/usr/bin/python3"
WAIT_S = 20
# How each file system is made, and the least image that it fits in. Whole pages; nothing is left to be done later, in the background.
SIZES_BYTES = {"ext4": 160 << 20, "xfs": 320 << 20}
MAKERS = {
    "ext4": ["mkfs.ext4", "-q", "-F", "-b", "4096", "-m", "0", "-E", "nodiscard,lazy_itable_init=0,lazy_journal_init=0"],
    "xfs": ["mkfs.xfs", "-q", "-f", "-K", "-b", "size=4096"],
}


@functools.cache
def why_not(kind="ext4"):
    """Why this machine cannot lend us a disk with such a file system; nothing where it can."""
    if os.geteuid() != 0:
        return "mounting needs root"
    for path in ["/dev/fuse", "/dev/loop-control", PYTHON]:
        if not os.access(path, os.R_OK):
            return f"there is no {path}"
    if f"\t{kind}\n" not in pathlib.Path("/proc/filesystems").read_text(encoding="ascii"):
        return f"this kernel has no {kind}"
    for program in [MAKERS[kind][0], "losetup", "mount"]:
        if not shutil.which(program):
            return f"there is no {program}"
    if subprocess.run([PYTHON, "-c", "import pyfuse3"], capture_output=True, check=False).returncode != 0:
        return "Debian's python3-pyfuse3 is not installed"
    folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-try-"))
    try:
        Device(folder, 0, kind).try_out()
    except (OSError, AssertionError, subprocess.SubprocessError) as failure:
        return f"a disk cannot be lent: {failure} {getattr(failure, 'stderr', '')}".strip()
    finally:
        shutil.rmtree(folder)
    return None


def run(*words):
    return subprocess.run([*map(str, words)], check=True, capture_output=True, text=True).stdout.strip()


def make_file_system(image, size_bytes=None, kind="ext4"):
    """A sparse file with an empty file system."""
    with open(image, "wb") as made:
        made.truncate(size_bytes or SIZES_BYTES[kind])
    run(*MAKERS[kind], image)


def unmount(place):
    """Whoever had a file open may take a moment to end."""
    until = time.monotonic() + WAIT_S
    while (tried := subprocess.run(["umount", place], capture_output=True, text=True, check=False)).returncode != 0:
        if time.monotonic() > until:
            raise AssertionError(f"{place} stays mounted: {tried.stderr.strip()}")
        time.sleep(0.02)


class Mounted:
    """An image as a folder, until `close`."""

    def __init__(self, image, place, direct=False):
        self.place = place
        place.mkdir(exist_ok=True)
        self.loop = run("losetup", "--find", "--show", f"--direct-io={'on' if direct else 'off'}", image)
        try:
            run("mount", self.loop, place)
        except subprocess.CalledProcessError:
            run("losetup", "--detach", self.loop)
            raise

    def close(self):
        unmount(self.place)
        run("losetup", "--detach", self.loop)


class Device:
    """Recorded from its first mount on, until `close`. `base` is the image before that, `journal` what was recorded. It begins empty, with a
    file system of that kind, or as `image`."""

    def __init__(self, folder, flush_ms, kind="ext4", image=None):
        self.kind = kind
        self.image = image
        self.folder = pathlib.Path(folder)
        self.base = self.folder / "base.img"
        self.journal = self.folder / "journal"
        self.flush_ms = flush_ms
        self.recorder = self.mounted = None

    def open(self):
        if self.image:
            run("cp", "--sparse=always", self.image, self.base)
        else:
            make_file_system(self.base, kind=self.kind)
        live = self.folder / "live.img"
        run("cp", "--sparse=always", self.base, live)
        position = self.folder / "position"
        position.write_bytes(bytes(8))
        below = self.folder / "below"
        below.mkdir()
        recorder = subprocess.Popen(
            [PYTHON, RECORDER, below, live, self.journal, position, str(self.flush_ms)], stdout=subprocess.PIPE)
        if recorder.stdout.readline() != b"ready\n":
            recorder.kill()
            recorder.wait()
            raise AssertionError("the recorder did not start")
        self.recorder = recorder
        with open(position, "r+b") as counter:
            self.counter = mmap.mmap(counter.fileno(), 8)
        self.mounted = Mounted(below / "disk", self.folder / "disk", direct=True)
        self.place = self.mounted.place
        return self

    def try_out(self):
        """Raises what keeps it from working."""
        try:
            self.open()
        finally:
            self.close()

    def position(self):
        """How many writes and flushes there were so far."""
        return int.from_bytes(self.counter[:8], "little")

    def close(self):
        if self.mounted:
            self.mounted.close()
        if self.recorder:
            try:
                # The loop device lets go of its file a moment after it was told to.
                unmount(self.folder / "below")
                self.recorder.wait(WAIT_S)
            finally:
                self.recorder.kill()
                self.recorder.wait()
                self.recorder.stdout.close()
