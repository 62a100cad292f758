"""A26: the first start, and the operator."""

import stat

from room import Case, Client, Person
from room.people import next_source


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
