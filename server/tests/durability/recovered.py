"""What is on the disk after all: the rows and files of a data folder, told in the ledger's words."""

import collections
import contextlib
import csv
import hashlib
import io
import json
import sqlite3
import subprocess
import uuid

from ledger import digest

# What is counted beside the rows, and the rows it must equal.
COUNTERS = {
    "members of organizations": """SELECT o.id, c.members, (SELECT COUNT(*) FROM org_members m WHERE m.org_id = o.id)
        FROM orgs o JOIN org_counts c ON c.org_id = o.id""",
    "bugs of organizations": """SELECT c.org_id, c.bugs, (SELECT COUNT(*) FROM bugs b WHERE b.org_id = c.org_id AND deleted_at IS NULL)
        FROM org_counts c""",
    "open bugs of organizations": """SELECT c.org_id, c.open_bugs,
        (SELECT COUNT(*) FROM bugs b WHERE b.org_id = c.org_id AND is_open AND deleted_at IS NULL) FROM org_counts c""",
    "bugs of projects": """SELECT p.id, p.bug_count, (SELECT COUNT(*) FROM bugs b WHERE b.org_id = p.org_id AND b.project_id = p.id)
        FROM projects p""",
    "next numbers": "SELECT p.id, next_number, 1 + (SELECT COALESCE(MAX(number), 0) FROM bugs b WHERE b.project_id = p.id) FROM projects p",
    "votes": """SELECT b.id, vote_count, (SELECT COUNT(*) FROM bug_voters v WHERE v.org_id = b.org_id AND v.bug_id = b.id) FROM bugs b""",
    "comments": """SELECT b.id, comment_count, (SELECT COUNT(*) FROM comments c WHERE c.org_id = b.org_id AND c.bug_id = b.id) FROM bugs b""",
    "bytes of files": """SELECT t.org_id, bytes, (SELECT SUM(size_bytes) FROM attachments a WHERE a.org_id = t.org_id)
        FROM attachment_totals t""",
    "bugs by author": """SELECT c.principal_id, created, (SELECT COUNT(*) FROM bugs b WHERE b.org_id = c.org_id AND author_id = principal_id)
        FROM principal_bug_counts c""",
    "ends of streams": """SELECT s.owner_id, s.version, (SELECT COUNT(*) FROM changes c WHERE c.owner_id = s.owner_id AND c.stream = s.stream)
        FROM streams s""",
    "last versions": """SELECT s.owner_id, s.version,
        (SELECT COALESCE(MAX(version), 0) FROM changes c WHERE c.owner_id = s.owner_id AND c.stream = s.stream) FROM streams s""",
}


def text_of(id_or_text):
    """An id as it is written; SQLite holds its bytes."""
    return str(uuid.UUID(bytes=id_or_text)) if isinstance(id_or_text, bytes) else id_or_text


def hexadecimal(data):
    """SQLite's bytes and PostgreSQL's spelling of them."""
    return data.hex() if isinstance(data, bytes) else data.removeprefix("\\x")


def asking_sqlite(folder):
    """A way to ask one state of the data, beside the server that has it open."""
    database = sqlite3.connect(f"file:{folder}/lacewing.sqlite?mode=ro", uri=True)
    database.execute("BEGIN")
    return contextlib.closing(database), database.execute


def asking_postgres(url):
    """Each question has a state of its own: nobody may write meanwhile."""
    nothing = "~nothing~"

    def ask(sql):
        out = subprocess.run(["psql", "-qt", "--csv", "-P", f"null={nothing}", url, "-c", sql], check=True, capture_output=True).stdout
        for row in csv.reader(io.StringIO(out.decode(), newline="")):
            yield tuple(None if value == nothing else value for value in row)

    return contextlib.nullcontext(), ask


class Recovered:
    """`rows[kind][name]` are the hashes of what tables hold under a name, `logged[kind][name]` how often the log tells of it,
    `versions[owner, stream]` what the log holds of a stream in its order, `keys[org]` the key's hash, `renewals[org]` how often it was made."""

    def __init__(self, folder, database_url=None):
        self.folder = folder
        self.rows = collections.defaultdict(lambda: collections.defaultdict(list))
        self.logged = collections.defaultdict(collections.Counter)
        self.versions = collections.defaultdict(list)
        self.renewals = collections.Counter()
        self.wrong_counters = []
        until_asked, self.ask = asking_postgres(database_url) if database_url else asking_sqlite(folder)
        with until_asked:
            self.read_tables()
            self.read_log()
            self.count()

    @classmethod
    def of(cls, server):
        return cls(server.data, server.database_url)

    def add(self, kind, name, /, **holds):
        self.rows[kind][name].append(digest(kind, name, holds))

    def read_tables(self):
        ask = self.ask
        for bug, by, title, text in ask("SELECT id, author_id, title, description FROM bugs"):
            self.add("bug", text_of(bug), by=text_of(by), title=title, description=text)
        for name, bug, by, text in ask("SELECT id, bug_id, author_id, text FROM comments"):
            self.add("comment", text_of(name), by=text_of(by), bug=text_of(bug), text=text)
        for bug, by in ask("SELECT bug_id, user_id FROM bug_voters"):
            self.add("vote", f"{text_of(bug)} {text_of(by)}")
        for org, by, role in ask("SELECT org_id, member_id, member_role FROM org_members"):
            self.add("join", f"{text_of(org)} {text_of(by)}", role=role)
        for name, bug, by, file_name, content in ask("SELECT id, bug_id, uploader_id, name, content_hash FROM attachments"):
            size, found = self.file(hexadecimal(content))
            self.add("upload", text_of(name), by=text_of(by), bug=text_of(bug), name=file_name, size=size, sha256=found)
        self.keys = {text_of(org): hexadecimal(key) for org, key in ask("SELECT org_id, key_hash FROM api_keys")}

    def file(self, name):
        """Size and hash of what lies under that name."""
        try:
            data = (self.folder / "attachments" / name[:2] / name[2:]).read_bytes()
        except FileNotFoundError:
            return 0, "gone"
        return len(data), hashlib.sha256(data).hexdigest()

    def read_log(self):
        rows = self.ask("""SELECT owner_id, stream, version, subject_kind, subject_id, action, actor_id, client_id, fields
            FROM changes ORDER BY owner_id, stream, version""")
        for owner, stream, version, kind, subject, action, actor, client, fields in rows:
            self.versions[text_of(owner), stream].append((int(version), kind, text_of(subject), action))
            if action == "created" and kind in {"bug", "comment", "attachment"}:
                self.logged[{"attachment": "upload"}.get(kind, kind)][text_of(subject)] += 1
            elif action == "created" and kind == "member":
                self.logged["join"][f"{text_of(owner)} {json.loads(fields)['memberID'][1]}"] += 1
            elif '"voters":' in fields:
                for voter in self.new_voters(fields):
                    self.logged["vote"][f"{text_of(subject)} {voter}"] += 1
            elif client is not None:
                name = text_of(client)
                self.logged["edit"][name] += 1
                self.add("edit", name, by=text_of(actor), bug=text_of(subject), environment=json.loads(fields)["environment"][1])
            elif stream == "managers":
                self.renewals[text_of(owner)] += "apiKeyCreated" in fields

    @staticmethod
    def new_voters(fields):
        before, after = json.loads(fields)["voters"]
        return set(after) - set(before)

    def count(self):
        for what, sql in COUNTERS.items():
            for name, counted, there in self.ask(sql):
                if str(counted) != str(there):
                    self.wrong_counters.append(f"{what} of {text_of(name)}: {counted} are counted, {there} are there")
