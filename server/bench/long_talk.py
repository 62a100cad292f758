"""What a bug costs that 100,000 comments were written below (attack Q087)."""

import json
import pathlib
import tempfile

from measure import ROOT, Person, Server, line, load, uuid_v7

COMMENTS = 100_000
ROUND_S = 4  # of writing
SECONDS = 2


def long_talk():
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        server = Server(pathlib.Path(temporary))
        person = Person(server, "ada")
        org = f"/orgs/{person.call('POST', '/orgs', {'orgName': 'Measured', 'orgDesc': ''})['id']}"
        project = person.call("POST", f"{org}/projects", {"name": "Core", "description": "Measured"})
        bug = person.call("POST", f"{org}/bugs", {"id": uuid_v7(), "projectID": project["id"], "title": "Talked about"})
        comments = f"{org}/bugs/{bug['key']}/comments"
        written = 0
        while written < COMMENTS:
            body = json.dumps({"id": "{uuid}", "text": "It happens here too, and this is what the log says: " + "x" * 200})
            done = load(server.port, 64, ROUND_S, person.raw("POST", comments, body))
            if done["failures"] or not done["requests"]:
                raise AssertionError(f"comments were refused: {done}")
            written += done["requests"]
        first = f"{comments}?limit=50"
        deep = first
        for _ in range(200):
            deep = f"{first}&cursor={person.call('GET', deep)['nextCursor']}"
        for what, path in [("the bug", f"{org}/bugs/{bug['key']}"), ("its newest comments", first), ("50 comments, 10,000 further down", deep),
                           ("its history", f"{org}/bugs/{bug['key']}/history?limit=50")]:
            took = load(server.port, 1, SECONDS, person.raw("GET", path))
            if took["failures"]:
                raise AssertionError(f"{path} was refused")
            line(f"{what}, of {written:,} comments", f"p50 {took['p50_us'] / 1000:.2f} ms, p99 {took['p99_us'] / 1000:.2f} ms", "<= 500 ms")
        server.stop()
