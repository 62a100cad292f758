"""What becomes of a running program's system calls: strace stands between it and the kernel."""

import contextlib
import functools
import pathlib
import shutil
import subprocess
import time

WAIT_S = 10


@functools.cache
def why_not():
    """Why no running program can be traced here; nothing where it can."""
    if not shutil.which("strace"):
        return "there is no strace"
    tried = subprocess.Popen(["sleep", "60"])
    try:
        with injected(tried, ["fsync"], "retval=0"):
            return None
    except AssertionError:
        return "running programs cannot be traced"
    finally:
        tried.kill()
        tried.wait()


@contextlib.contextmanager
def injected(process, calls, what):
    """Until the end, what happens to these calls of all threads of a process is `what`, as strace's --inject spells it."""
    names = ",".join(calls)
    tracer = subprocess.Popen(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={names}", "-e", f"inject={names}:{what}", "-p", str(process.pid)])
    try:
        wait_until_traced(process.pid, tracer)
        yield
    finally:
        tracer.terminate()
        tracer.wait()


def wait_until_traced(pid, tracer):
    """All threads that there are."""
    until = time.monotonic() + WAIT_S
    while time.monotonic() < until and tracer.poll() is None:
        tasks = [task.read_text() for task in pathlib.Path(f"/proc/{pid}/task").glob("*/status")]
        if all("TracerPid:\t0" not in task for task in tasks):
            return
        time.sleep(0.01)
    raise AssertionError("the program cannot be traced")
