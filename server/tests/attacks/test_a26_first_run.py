"""A26: the first start, and the operator."""

import json
import os
import pathlib
import pwd
import re
import shutil
import stat
import subprocess
import sys
import unittest

from room import Case, Client, Person
from room.people import next_source
from room.program import BINARY, ROOT
from room.stage import Organization, attach, report

UNIT = ROOT / "packaging/systemd/lacewing.service"
# What the unit file says, without systemd: a mount name space in which nothing but the folder $0 can be written to, and then a
# user without any right.
CAGE = r"""
mount --bind "$0" "$0"
grep -oP '^(\S+ ){4}\K\S+' /proc/self/mountinfo | sort -u | while read -r place; do
    case $place in "$0" | /proc/*) ;; *) mount -o remount,bind,ro "$place" ;; esac
done
exec setpriv --reuid "$1" --regid "$2" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- "${@:3}"
"""
CAN_CAGE = os.geteuid() == 0 and subprocess.run(["unshare", "--mount", "true"], check=False).returncode == 0


def status_of(process):
    return dict(re.findall(r"^(\w+):\s+(.*)$", pathlib.Path(f"/proc/{process}/status").read_text(), re.MULTILINE))


def mapped_libraries(process):
    return set(re.findall(r"(/\S+\.so[.\d]*)$", pathlib.Path(f"/proc/{process}/maps").read_text(), re.MULTILINE))


class FirstRun(Case):
    def test_q102_being_first_gives_no_right(self):
        server = self.program().start()
        first = Person(server, "first").arrive()
        me = first.ok("GET", "me")
        self.assertEqual(me["membershipType"], "free")
        self.assertFalse({each for each in me if "admin" in each.lower() or "operator" in each.lower()})
        for who in [first, Client(server, "anon", next_source())]:
            for path in ["/operator/list-users", "/operator/ping", "/operator/verify-user", "/operator/demo", "/operator/end-sessions",
                         "/api/v1/operator/list-users", "/setup", "/install", "/admin", "/api/v1/admin", "/api/v1/setup"]:
                for method, body in [("GET", None), ("POST", {})]:
                    answer = who.call(method, path, body)
                    if method == "GET" and not path.startswith("/api"):
                        self.assertEqual(answer.status, 404, path)
                    self.assertIn(answer.status, {404, 405}, f"{who} {method} {path} {answer}")

    def test_q103_the_data_is_its_users_alone(self):
        server = self.program().start()
        Person(server, "somebody").arrive()
        for each in [server.data, *server.data.rglob("*")]:
            mode = stat.S_IMODE(each.lstat().st_mode)
            self.assertEqual(mode & 0o077, 0, f"{each.name} has mode {mode:o}")
        key = (server.data / "secret.key").read_bytes()
        self.assertGreaterEqual(len(key), 32)
        other = self.program().start()
        self.assertNotEqual((other.data / "secret.key").read_bytes(), key)

    def test_q103_a_secret_that_others_can_read_or_that_is_none_is_refused(self):
        for content, mode in [(None, 0o644), (b"", 0o600), (b"short", 0o600), (b"\0" * 32, 0o600), (b"change-me", 0o600)]:
            server = self.program().start()
            server.end()
            key = server.data / "secret.key"
            if content is not None:
                key.write_bytes(content)
            key.chmod(mode)
            with self.assertRaisesRegex(AssertionError, "did not start", msg=f"{content!r} {mode:o}"):
                server.start()
            self.assertIn("secret.key", server.printed())

    def test_q103_a_second_server_on_the_same_folder_is_refused(self):
        server = self.program().start()
        if server.database_url:
            self.skipTest("processes share a PostgreSQL")
        other = self.program()
        other.data = server.data
        with self.assertRaisesRegex(AssertionError, "did not start"):
            other.start()

    def caged(self):
        """A server that runs as nobody, in a folder that is nobody's, and can write nowhere else."""
        server = self.program()
        if server.database_url:
            self.skipTest("the tests' PostgreSQL is behind a socket of another user")
        nobody = pwd.getpwnam("nobody")
        server.data.mkdir(mode=0o700)
        for each in [server.folder, server.data]:
            os.chown(each, nobody.pw_uid, nobody.pw_gid)
        server.prefix = ["unshare", "--mount", "--propagation", "private", "bash", "-ec", CAGE, server.data,
                         str(nobody.pw_uid), str(nobody.pw_gid)]
        return server.start()

    @unittest.skipUnless(CAN_CAGE, "takes root and mount name spaces")
    def test_q104_an_unprivileged_server_writes_to_its_data_alone(self):
        server = self.caged()
        inside = server.process.pid
        status = status_of(inside)
        self.assertEqual(status["Uid"].split(), [str(pwd.getpwnam("nobody").pw_uid)] * 4)
        for each in ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"]:
            self.assertEqual(int(status[each], 16), 0, each)
        self.assertEqual(status["NoNewPrivs"], "1")

        # As root even, there is no other place: the file system is closed, and not this user alone kept out.
        for place in ["/tmp", "/var/tmp", "/etc", "/dev/shm", server.folder]:
            tried = subprocess.run(["nsenter", "--target", str(inside), "--mount", "touch", f"{place}/written"],
                                   capture_output=True, text=True, check=False)
            self.assertIn("Read-only file system", tried.stderr, place)

        # It works all the same: accounts, mails, a database, files, a second start.
        somebody = Person(server, "somebody").arrive()
        org = Organization(id=somebody.ok("POST", "orgs", {"orgName": "Caged"})["id"], owner=somebody)
        org.project = somebody.ok("POST", org.path("projects"), {"name": "p", "description": "p"})["id"]
        file = attach(somebody, org, report(somebody, org, "a bug"), "a.txt", b"its bytes")
        server.end()
        server.start()
        self.assertEqual(somebody.call("GET", org.path(f"attachments/{file}")).body, b"its bytes")

    @unittest.skipUnless(shutil.which("systemd-analyze"), "takes systemd-analyze")
    def test_q104_the_unit_file_leaves_little_open(self):
        held = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", UNIT],
                              capture_output=True, text=True, check=False)
        self.assertEqual(held.returncode, 0, held.stdout[-300:])

    def test_q104_the_binary_is_hardened(self):
        told = subprocess.run(["readelf", "--wide", "--file-header", "--segments", "--dynamic", "--dyn-syms", BINARY],
                              capture_output=True, text=True, check=True).stdout
        self.assertRegex(told, r"Type:\s+DYN \(Position-Independent Executable")
        self.assertRegex(told, r"GNU_STACK\s.* RW  ", "the stack runs nothing")
        self.assertRegex(told, r"GNU_RELRO")
        self.assertRegex(told, r"\(FLAGS\)\s+BIND_NOW", "what is linked is not written to later")
        self.assertRegex(told, r"__stack_chk_fail@", "the stack is guarded")
        self.assertRegex(told, r"__memcpy_chk@", "copies know their bounds")
        self.assertNotRegex(told, r"R(UN)?PATH", "no library is taken from elsewhere")

    def test_each_library_of_the_running_server_stands_in_its_bill_of_materials(self):
        server = self.program().start()
        bill = server.folder / "bill.json"
        subprocess.run([sys.executable, ROOT / "tools/bill_of_materials.py", BINARY, "--without-headers", "--to", bill], check=True,
                       stdout=subprocess.DEVNULL)
        listed = {each["name"] for each in json.loads(bill.read_text())["components"]}
        libraries = mapped_libraries(server.process.pid)
        self.assertGreater(len(libraries), 20)
        for path in libraries:
            real = os.path.realpath(path)
            owner = subprocess.run(["dpkg-query", "--search", real, real.removeprefix("/usr")], capture_output=True, text=True,
                                   check=False).stdout
            self.assertIn(owner.partition(":")[0], listed, path)
