"""A PostgreSQL server of one's own that can be taken away and brought back."""

import atexit
import contextlib
import os
import pathlib
import secrets
import shutil
import signal
import subprocess
import tempfile
import time

START_S = 20


def programs():
    """The folder of the newest server's programs, or nothing."""
    return max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda each: int(each.parent.name))


def why_not():
    return None if programs() else "PostgreSQL's server is not installed"


class Postgres:
    """Runs from `start` until `kill` or `remove`. It refuses root, and so runs as the user that Debian made for it."""

    def __init__(self):
        # What kills it leaves memory alone: there is no need for a disk.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-postgres-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None))
        self.as_owner = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
            self.as_owner = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
        self.run("initdb", f"--pgdata={self.folder / 'data'}", "--username=postgres", "--auth=trust", "--encoding=UTF8",
                 "--locale=C.UTF-8", "--no-sync", "--no-instructions")

    def run(self, program, *words):
        subprocess.run([*self.as_owner, programs() / program, *words], cwd=self.folder, check=True, capture_output=True)

    def start(self):
        self.process = subprocess.Popen(
            [*self.as_owner, programs() / "postgres", "-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses=",
             "-c", "max_connections=100", "-c", "synchronous_commit=on"],
            cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(self.process.kill)
        until = time.monotonic() + START_S
        while subprocess.run(["psql", "-q", self.url("postgres"), "-c", "SELECT 1"], capture_output=True, check=False).returncode != 0:
            if time.monotonic() > until:
                raise AssertionError("PostgreSQL did not start")
            time.sleep(0.05)
        return self

    def url(self, database):
        return f"postgresql:///{database}?host={self.folder}&user=postgres"

    def make_database(self):
        name = f"test_{secrets.token_hex(5)}"
        subprocess.run(["psql", "-q", self.url("postgres"), "-c", f"CREATE DATABASE {name}"], check=True)
        return self.url(name)

    def family(self):
        """The server's own process and those that it has begun."""
        own = self.process.pid
        children = subprocess.run(["ps", "--ppid", str(own), "-o", "pid="], capture_output=True, text=True, check=False).stdout
        return [own, *map(int, children.split())]

    def signal(self, number):
        """To all of it."""
        for pid in self.family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def kill(self):
        """As the kernel ends it when memory is short: nobody closes anything."""
        self.signal(signal.SIGKILL)
        self.process.wait()

    def remove(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
        shutil.rmtree(self.folder)
