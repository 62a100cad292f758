"""A23: hosts, redirects and what may be cached."""

from room import Case, Client, Person
from room.people import next_source


class Hosts(Case):
    def test_q095_mailed_links_are_built_from_the_configured_address(self):
        person = self.at.person("linked")
        port = self.at.server.port
        tries = [{"Host": "evil.test"}, {"Host": f"localhost:{port}", "X-Forwarded-Host": "evil.test"},
                 {"Forwarded": "host=evil.test;proto=https"}, {"X-Forwarded-Proto": "http", "X-Forwarded-Port": "1"},
                 {"X-Original-URL": "http://evil.test/", "X-Rewrite-URL": "/evil", "X-Host": "evil.test", "X-Forwarded-Server": "evil.test"},
                 {"Host": f"127.0.0.1:{port}"}, {"Host": f"localhost:{port + 1}"}, {"Host": "localhost"}, {"Host": f"localhost.:{port}"},
                 {"Origin": "https://evil.test", "Sec-Fetch-Site": None}, {"Referer": "https://evil.test/"}]
        for headers in tries:
            for path in ["auth/password-mail", "auth/verification-mail"]:
                answer = Client(self.at.server, "host", next_source()).call("POST", path, {"email": person.email}, headers)
                self.assertIn(answer.status, {202, 403, 421}, f"{headers} {answer}")
        unverified = Person(self.at.server, "linked")
        body = {"username": unverified.username, "name": "n", "email": unverified.email, "password": unverified.password}
        unverified.call("POST", "auth/sign-up", body, {"X-Forwarded-Host": "evil.test"})
        mails = self.at.mails.wait(person.email, 4, "/auth/reset") + self.at.mails.wait(unverified.email)
        for mail in mails:
            self.assertNotIn(b"evil", mail.data)
            for word in mail.text.split():
                if "://" in word:
                    self.assertTrue(word.startswith(f"http://localhost:{port}"), word)

    def test_q096_a_way_back_is_a_path_of_ours(self):
        """Of redirects by the server; the way back after a sign-in is checked where it is stored, and in the page."""
        port = self.at.server.port
        for target in ["//evil.test", "/\\evil.test", "/%2f%2fevil.test", "/auth?next=//evil.test", "/logout?next=https://evil.test"]:
            for headers in [{}, {"Host": f"127.0.0.1:{port}", "Accept": "text/html"}]:
                answer = self.at.nobody.call("GET", target, headers=headers)
                location = answer.header("location")
                self.assertTrue(location is None or location.startswith(f"http://localhost:{port}/"), f"{target} {location}")
