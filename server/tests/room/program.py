"""The release binary on a data folder and a database of its own."""

import atexit
import os
import pathlib
import re
import secrets
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time

from room.sink import Sink
from room.sniffer import Sniffer

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = pathlib.Path(os.environ.get("LACEWING_BINARY", ROOT / "build/release/lacewing"))
START_S = 20
STATE_BYTES = 800
LIMITS = {"LACEWING_REQUESTS_PER_MINUTE": "1000000"}


def database_kind():
    return os.environ.get("LACEWING_ATTACK_DATABASE", "SQLite")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def listens_soon(process, port):
    """Waits until a process listens, and says whether it came to that before its end and in time."""
    until = time.monotonic() + START_S
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return True
        except OSError:
            time.sleep(0.005)
    return False


class Program:
    """Runs until `remove`. `settings` are further environment variables; None takes one away. `data` is the data folder, one of its own
    without; `mails` a mail server that others use too; `database_url` a database that somebody else makes and removes."""

    def __init__(self, settings=None, words=(), sniffer=None, data=None, mails=None, database_url=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-test-"))
        self.data = data or self.folder / "data"
        self.sniffer = sniffer or Sniffer()
        self.mails = mails or Sink(self.sniffer)
        self.words = words
        self.prefix = ()  # a command that runs the program, and becomes it
        self.port = free_port()
        self.database_name = None
        self.database_url = database_url or self.make_database()
        wanted = {**LIMITS, "LACEWING_SMTP_URL": self.mails.url, **(settings or {})}
        if self.database_url:
            wanted["LACEWING_DATABASE_URL"] = self.database_url
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LACEWING_")}
        self.environment = {**clean, **{name: value for name, value in wanted.items() if value is not None}}
        self.process = None
        self.searched = 0

    def make_database(self):
        if database_kind() == "SQLite":
            return None
        server = os.environ["LACEWING_TEST_POSTGRES_URL"]
        self.database_name = f"attacks_{secrets.token_hex(5)}"
        subprocess.run(["psql", "-q", server, "-c", f"CREATE DATABASE {self.database_name}"], check=True)
        return re.sub(r"^(\w+://[^/]*/)[^?]*", rf"\g<1>{self.database_name}", server)

    def start(self):
        self.launch()
        self.wait_until_it_listens()
        return self

    def launch(self):
        """Starts it and waits for nothing."""
        self.log = open(self.folder / "server.log", "ab")
        self.process = subprocess.Popen(
            [*self.prefix, BINARY, "serve", "--listen", f"127.0.0.1:{self.port}", "--data", self.data, *self.words],
            env=self.environment, stdout=self.log, stderr=self.log)
        atexit.register(self.process.kill)

    def wait_until_it_listens(self):
        if not listens_soon(self.process, self.port):
            raise AssertionError(f"the server did not start: {self.printed()[-800:]}")

    def end(self):
        """As an operator ends it. What it says must be 0."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self.log.close()
        self.search_output()
        if code != 0:
            raise AssertionError(f"the server ended with {code}: {self.printed()[-2000:]}")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.log.close()

    def remove(self):
        if self.process and self.process.poll() is None:
            self.end()
        if self.database_name:
            server = os.environ["LACEWING_TEST_POSTGRES_URL"]
            subprocess.run(["psql", "-q", server, "-c", f"DROP DATABASE {self.database_name} (FORCE)"], check=True)
        shutil.rmtree(self.folder)

    def command(self, *words):
        done = subprocess.run([BINARY, *words, "--data", self.data], env=self.environment, capture_output=True, check=False)
        self.sniffer.see(f"lacewing {words[0]}: errors", done.stderr)
        return done

    def printed(self):
        return (self.folder / "server.log").read_text(errors="replace")

    def state(self):
        """Whether it runs, and the end of what it printed, in one line."""
        code = self.process.poll()
        with open(self.folder / "server.log", "rb") as log:
            log.seek(max(0, log.seek(0, os.SEEK_END) - STATE_BYTES))
            end = " ".join(log.read().decode(errors="replace").split())
        return f"{'runs' if code is None else f'ended with {code}'}, and printed at last: {end}"

    def search_output(self):
        """The log from where the last search ended."""
        text = (self.folder / "server.log").read_bytes()
        self.sniffer.see_output("the log", text[self.searched:])
        self.searched = len(text)

    def dump(self):
        """Every row of the database as text; binary values as hexadecimal digits."""
        if self.database_url:
            return subprocess.run(["pg_dump", "--inserts", self.database_url], check=True, capture_output=True).stdout
        with sqlite3.connect(f"file:{self.data}/lacewing.sqlite?mode=ro", uri=True) as database:
            return "\n".join(database.iterdump()).encode()

    def rows(self, sql):
        """What a statement says; on both databases."""
        if self.database_url:
            out = subprocess.run(["psql", "-qtA", "-F", "\t", self.database_url, "-c", sql], check=True,
                                 capture_output=True, text=True).stdout
            return [tuple(line.split("\t")) for line in out.splitlines()]
        with sqlite3.connect(f"file:{self.data}/lacewing.sqlite?mode=ro", uri=True) as database:
            return [tuple(map(str, row)) for row in database.execute(sql)]
