"""An organization as a team has it after years: who reports what, how it ends, and what hangs on it."""

import datetime
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid

from measure import BINARY, Person, Server

DAY_US = 24 * 3600 * 1_000_000
PROJECTS = [("CORE", 50), ("WEB", 30), ("API", 15), ("DOCS", 5)]
LABELS = ["ui", "later", "api", "regression", "needs info", "good first issue", "security", "performance", "docs", "windows",
          "linux", "macos", "android", "ios", "customer", "release/1.0", "release/2.0", "area/editor", "area/import",
          "area/login", "area/search", "flaky test", "a11y", "translation"]
WHAT = ["crash", "freeze", "wrong total", "empty page", "lost changes", "slow answer", "broken layout", "memory leak", "typo",
        "missing icon", "timeout", "wrong order", "flicker", "error 500", "duplicate entry", "wrong time zone"]
WHERE = ["start", "saving", "the settings page", "login", "search", "import of CSV", "the board", "export", "attachments", "undo",
         "printing", "the phone", "dark theme", "large projects", "a renamed project", "the second monitor"]


def reports(count):
    """Lines of an import file: five years, the newest last; a fifth of the bugs is open."""
    chance = random.Random(1)
    now = datetime.datetime.now(datetime.timezone.utc)
    numbers = dict.fromkeys((key for key, _ in PROJECTS), 0)
    for at in range(count):
        project = chance.choices([key for key, _ in PROJECTS], [share for _, share in PROJECTS])[0]
        numbers[project] += 1
        created = now - datetime.timedelta(days=1825 * (1 - (at + 1) / (count + 1)))
        updated = min(now, created + datetime.timedelta(days=chance.expovariate(1 / 40)))
        is_closed = chance.random() < 0.8
        status = chance.choice(["Closed", "Resolved"]) if is_closed else chance.choices(["Open", "In Progress", "In Review"], [8, 2, 1])[0]
        yield json.dumps({
            "key": f"{project}-{numbers[project]}", "project": project, "type": "Bug",
            "title": f"{chance.choice(WHAT).capitalize()} on {chance.choice(WHERE)} after {chance.choice(WHAT)} ({at})",
            "description": "Steps and what happened. " * chance.randrange(2, 60), "environment": None, "status": status,
            "resolution": chance.choice(["Fixed", "Fixed", "Duplicate", "Invalid", "Cannot Reproduce"]) if is_closed else None,
            "priority": None, "component": [], "affects": [], "fix_version": [], "labels": [],
            "reporter": f"Reporter {int(chance.paretovariate(0.6)) % 1000}",
            "assignee": f"Assignee {int(chance.expovariate(0.1)) % 60}" if chance.random() < 0.7 else None,
            "created": created.isoformat(), "updated": updated.isoformat(), "resolved": updated.isoformat() if is_closed else None,
            "parent": None, "links": [], "attachments": [], "comments": []})


class Dialect:
    """What the two databases write differently."""

    def __init__(self, is_sqlite):
        self.new_id = "randomblob(16)" if is_sqlite else "gen_random_uuid()"
        self.is_sqlite = is_sqlite

    def id(self, text):
        return f"X'{uuid.UUID(text).hex}'" if self.is_sqlite else f"'{text}'"


def related(kind, apart, every, org, new_id, where="TRUE"):
    """Bugs of one project that are so far apart."""
    return (f"INSERT INTO relations (org_id, id, kind, from_bug, to_bug, created_at, handed_over) "
            f"SELECT f.org_id, {new_id}, '{kind}', f.id, t.id, 0, '{{}}' FROM bugs f JOIN bugs t ON t.org_id = f.org_id "
            f"AND t.project_id = f.project_id AND t.number = f.number - {apart} WHERE f.org_id = {org} AND f.number % {every} = 1 "
            f"AND {where} ON CONFLICT DO NOTHING")


def enrichment(dialect, org, person):
    """What imports do not bring, written where it is kept."""
    org_id, self_id, new_id = dialect.id(org), dialect.id(person), dialect.new_id
    here = f"org_id = {org_id}"
    now = int(time.time() * 1_000_000)
    yield (f"UPDATE bugs SET severity = CASE WHEN number * 31 % 97 < 5 THEN 1 WHEN number * 31 % 97 < 20 THEN 2 "
           f"WHEN number * 31 % 97 < 60 THEN 3 WHEN number * 31 % 97 < 75 THEN 4 ELSE 0 END, "
           f"priority = CASE WHEN number * 37 % 89 < 3 THEN 1 WHEN number * 37 % 89 < 15 THEN 2 "
           f"WHEN number * 37 % 89 < 40 THEN 3 WHEN number * 37 % 89 < 50 THEN 4 ELSE 0 END, "
           f"due = CASE WHEN number % 19 = 0 THEN '2026-0' || (number % 9 + 1) || '-1' || (number % 10) END, "
           f"estimate_hundredths = CASE WHEN number % 7 = 0 THEN number % 40 * 25 END, "
           f"vote_count = CASE WHEN number % 11 = 0 THEN number % 30 ELSE 0 END, "
           f"snoozed_until = CASE WHEN is_open AND number % 13 = 0 THEN {now + 7 * DAY_US} END, "
           f"environment = CASE WHEN number % 3 = 0 THEN '[{{\"name\":\"OS\",\"value\":\"Debian ' || (number % 4 + 9) || '\"}}]' ELSE '[]' END "
           f"WHERE {here}")
    for place, name in enumerate(LABELS):
        label = str(uuid.UUID(int=(0x7 << 76) | (0b10 << 62) | (place + 1)))
        bears = f"{here} AND (number * {2 * place + 41}) % 101 < {max(1, 14 - place)}"
        yield (f"INSERT INTO labels (org_id, id, name, name_folded, color, description, created_at) "
               f"VALUES ({org_id}, {dialect.id(label)}, '{name}', '{name}', 'gray', '', {now})")
        yield f"INSERT INTO bug_labels (org_id, bug_id, label_id) SELECT org_id, id, {dialect.id(label)} FROM bugs WHERE {bears}"
        yield (f"UPDATE bugs SET labels = CASE WHEN labels = '[]' THEN '[\"{label}\"]' "
               f"ELSE SUBSTR(labels, 1, LENGTH(labels) - 1) || ',\"{label}\"]' END WHERE {bears}")
    mine = f"{here} AND number % 97 = 5 AND assigned_members <> '[]'"
    yield (f"UPDATE bug_assignees SET assignee_kind = 'user', assignee_id = {self_id} "
           f"WHERE {here} AND position = 0 AND bug_id IN (SELECT id FROM bugs WHERE {mine})")
    yield f"UPDATE bugs SET assigned_members = '[\"{person}\"]' WHERE {mine}"
    for table in ("bug_watchers", "bug_voters"):
        yield f"INSERT INTO {table} (org_id, bug_id, user_id) SELECT org_id, id, {self_id} FROM bugs WHERE {here} AND number % 43 = 7"
    yield related("blocks", 3, 12, f"{org_id}", new_id)
    yield related("parent", 10, 9, f"{org_id}", new_id)
    yield related("caused_by", 21, 60, f"{org_id}", new_id)
    yield related("duplicate_of", 7, 1, f"{org_id}", new_id, "f.resolution = 'duplicate'").replace("% 1 = 1", "% 1 = 0")
    yield related("relates_to", 5, 15, f"{org_id}", new_id, "f.id < t.id")
    yield (f"INSERT INTO comments (org_id, id, bug_id, author_kind, author_id, created_at, rev, reactions, text) "
           f"SELECT b.org_id, {new_id}, b.id, b.author_kind, b.author_id, b.created_at + k.at, 1, '[]', "
           f"'It happens here as well, since the last release. Tell us if you need a log of it.' "
           f"FROM bugs b JOIN (SELECT 0 AS at UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 "
           f"UNION ALL SELECT 5) k ON k.at < b.number * 13 % 7 WHERE b.org_id = {org_id}")
    yield (f"UPDATE bugs SET comment_count = (SELECT COUNT(*) FROM comments c WHERE c.org_id = bugs.org_id AND c.bug_id = bugs.id) "
           f"WHERE {here}")
    yield f"INSERT INTO bug_readers (org_id, bug_id, reader_id) SELECT org_id, id, {dialect.id(str(uuid.UUID(int=0)))} FROM bugs WHERE {here} AND number % 101 = 9"
    yield f"UPDATE bugs SET visibility = 'restricted' WHERE {here} AND number % 101 = 9"
    owners = dialect.id(str(uuid.UUID(int=0)))
    yield f"DELETE FROM bug_counts WHERE {here}"
    yield (f"INSERT INTO bug_counts (org_id, audience_id, project_id, status_id, bugs) "
           f"SELECT org_id, CASE visibility WHEN 'restricted' THEN {owners} ELSE org_id END, project_id, status_id, COUNT(*) FROM bugs "
           f"WHERE {here} AND deleted_at IS NULL GROUP BY 1, 2, 3, 4")


def run_sql(server, statements):
    if url := server.environment.get("LACEWING_DATABASE_URL"):
        text = "".join(f"{each};\n" for each in statements)
        subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", url], input=text, text=True, check=True)
        # What its autovacuum does by itself, a while later.
        subprocess.run(["psql", "-q", url, "-c", "VACUUM ANALYZE"], check=True)
        return
    for file in (server.folder / "data").glob("*.sqlite"):
        with sqlite3.connect(file) as database:
            for each in statements:
                database.execute(each)
        database.close()


class ListsGround:
    def __init__(self, folder, environment, bugs):
        self.server = Server(folder, environment)
        self.owner = Person(self.server, "ada")
        self.org = self.owner.call("POST", "/orgs", {"orgName": "Lists", "orgDesc": ""})
        self.path = f"/orgs/{self.org['id']}"
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.writelines(f"{report}\n" for report in reports(bugs))
            file.flush()
            done = subprocess.run([BINARY, "import", file.name, "--organization", self.org["id"], "--data", folder / "data"],
                                  env=self.server.environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"the import ended: {done.stderr[-800:]}")
        me = self.owner.call("GET", "/me")
        self.server.stop()
        run_sql(self.server, list(enrichment(Dialect(not environment), self.org["id"], me["UID"])))
        self.server.start()
