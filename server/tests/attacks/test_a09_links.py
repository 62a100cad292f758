"""A9: links that verify an address and reset a password."""

from room import Case, Client, Person
from room.live import Socket

NEW = "tarpaulin gale 9 new"


class Links(Case):
    def reset_token(self, person, count=1):
        self.assert_status(person.call("POST", "auth/password-mail", {"email": person.email}), 202)
        return self.at.mails.wait(person.email, count, "/auth/reset")[-1].link("/auth/reset")

    def test_q034_one_request_names_one_address(self):
        victim = self.at.person("victim")
        evil = "evil@evil.test"
        before = len(self.at.mails.to(victim.email))
        bodies = [{"email": [victim.email, evil]}, {"email": f"{victim.email},{evil}"}, {"email": f"{victim.email} {evil}"},
                  {"email": victim.email, "cc": evil}, {"email": victim.email, "bcc": [evil]}, {"email": f"{victim.email}\r\nBcc: {evil}"},
                  {"email": f"{victim.email}\n{evil}"}, {"email": f"{victim.email}\0{evil}"}, {"email": {"a": evil}}, {"email": None},
                  {"email": f"<{victim.email}>"}, {"email": f"{evil},{victim.email}"}, {"email": f"a@b\r\nRCPT TO:<{evil}>"}]
        for path in ["auth/password-mail", "auth/verification-mail"]:
            for body in bodies:
                answer = victim.call("POST", path, body)
                self.assertIn(answer.status, {202, 400, 422}, f"{path} {body} {answer}")
            two = f'{{"email":"{victim.email}","email":"{evil}"}}'.encode()
            self.assert_bad(victim.call("POST", path, two), words="two keys")
            form = f"email={victim.email}&email={evil}".encode()
            self.assert_status(victim.call("POST", path, form, {"Content-Type": "application/x-www-form-urlencoded"}), 415)
        # A mail that is asked for after all of these is there once they have left.
        self.reset_token(victim)
        self.assertEqual(self.at.mails.to(evil), [])
        self.assertEqual(len(self.at.mails.to(victim.email)), before + 1)
        self.assertTrue(all(len(mail.recipients) == 1 for mail in self.at.mails.mails))

    def test_q034_mail_goes_to_the_address_as_stored(self):
        person = self.at.person("stored")
        typed = person.email.upper()
        person.ok("POST", "auth/password-mail", {"email": typed})
        self.at.mails.wait(person.email, path="/auth/reset")
        self.assertEqual(self.at.mails.to(typed), [])

    def test_q035_a_link_works_once_and_until_a_newer_one(self):
        person = self.at.person("resets")
        first, second = self.reset_token(person), self.reset_token(person, 2)
        self.assertNotEqual(first, second)
        ask = Client(self.at.server, "asks", person.source)
        stale = ask.call("POST", "auth/reset-password", {"token": first, "password": NEW})
        self.assert_status(stale, 400, 404, 410, 422)
        self.assert_status(ask.call("POST", "auth/reset-password", {"token": second, "password": NEW}), 200)
        again = ask.call("POST", "auth/reset-password", {"token": second, "password": NEW + "2"})
        self.assertEqual(again.bare, stale.bare)
        person.password = NEW
        self.assert_status(person.log_in(), 200)
        third = self.reset_token(person, 3)
        person.ok("POST", "me/password", {"currentPassword": NEW, "newPassword": NEW + "3", "endOtherSessions": True})
        self.assertEqual(ask.call("POST", "auth/reset-password", {"token": third, "password": NEW}).bare, stale.bare)

    def test_q036_what_is_no_link_is_refused_the_same_way(self):
        victim, other = self.at.person("victim"), self.at.person("other")
        token, foreign = self.reset_token(victim), self.reset_token(other)
        ask = Client(self.at.server, "asks", victim.source)
        reference = ask.call("POST", "auth/reset-password", {"token": "A" * 43, "password": NEW})
        self.assertIn(reference.status, {400, 404, 410, 422})
        for wrong in [token[:8], token[:-1], token[::-1], token.swapcase(), "0", "null", "B" * 43, token + "A"]:
            answer = ask.call("POST", "auth/reset-password", {"token": wrong, "password": NEW})
            self.assertEqual(answer.bare, reference.bare, wrong)
        for wrong in [None, 0, [token], {"token": token}, True]:
            self.assert_bad(ask.call("POST", "auth/reset-password", {"token": wrong, "password": NEW}), words=str(wrong))
        self.assert_bad(ask.call("POST", "auth/reset-password", {"password": NEW}))
        self.assert_bad(ask.call("POST", "auth/reset-password", {"token": foreign, "password": NEW, "email": victim.email}))
        self.assert_bad(ask.call("POST", "auth/reset-password", {"token": foreign, "password": NEW, "UID": victim.uid}))
        for path in ["auth/verify", "auth/confirm-email", "auth/undo-email", "auth/remove-account"]:
            self.assertGreaterEqual(ask.call("POST", path, {"token": token}).status, 400, path)
        self.assert_status(victim.log_in(), 200)
        self.assert_status(ask.call("POST", "auth/reset-password", {"token": token, "password": NEW}), 200)

    def test_q037_the_unverified_can_do_nothing_but_verify(self):
        unverified = Person(self.at.server, "unv")
        self.assert_status(unverified.sign_up(), 202)
        self.assertEqual(unverified.cookies, {})
        answer = unverified.log_in()
        self.assertEqual((answer.status, answer.code), (403, "email_unverified"))
        self.assertEqual(unverified.cookies, {})
        for method, path, body in [("POST", "orgs", {"orgName": "x"}), ("POST", "orgs/join", {"joinCode": "aaaaaaaa"}),
                                   ("GET", "me", None), ("POST", "me/tokens", {"name": "x", "scope": "read"})]:
            self.assert_status(unverified.call(method, path, body), 401, words=path)
        self.assertEqual(unverified.call("POST", "auth/verification-mail", {"email": unverified.email}).status, 202)
        # The sign-up, the log-in and the request sent one each, and the newest link alone works.
        token = self.at.mails.wait(unverified.email, 3, "/auth/remove")[-1].link("/auth/remove")
        self.assert_status(unverified.call("POST", "auth/remove-account", {"token": token}), 204)
        self.assert_status(unverified.log_in(), 401)

    def test_q038_links_and_sessions_are_stored_as_hashes_alone(self):
        person = self.at.person("hashed")
        token = self.reset_token(person)
        made = person.ok("POST", "me/tokens", {"name": "t", "scope": "write"})["secret"]
        self.at.sniffer.secret("access token", made)
        self.assertGreaterEqual(len(token) * 6, 128)
        dump = self.at.server.dump()
        self.assertIn(person.username.encode(), dump)
        for secret in [token, person.session, person.cookies["lacewing-browser"], made, person.password, self.at.alpha.key]:
            for form in [secret, secret.encode().hex(), secret.encode().hex().upper()]:
                self.assertNotIn(form.encode(), dump)
        import base64
        for secret in [token, person.session]:
            raw = base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4)).hex()
            self.assertNotIn(raw, dump.decode("latin-1").lower())

    def test_q039_a_reset_ends_every_session_and_signs_nobody_in(self):
        person = self.at.person("ends")
        socket, stale = Socket(person), person.twin()
        token = self.reset_token(person)
        self.at.sniffer.secret("reset link's token", token)
        ask = Client(self.at.server, "asks", person.source)
        answer = ask.call("POST", "auth/reset-password", {"token": token, "password": NEW})
        self.assert_status(answer, 200)
        if not ask.cookies.get("lacewing"):
            self.assertIsNone(answer.header("set-cookie"))
        self.assertTrue(socket.closes_within(1))
        self.assert_status(stale.call("GET", "me"), 401)
        for page in ["/auth/reset", "/auth/verify"]:
            shown = self.at.nobody.call("GET", page)
            self.assertEqual(shown.header("referrer-policy"), "no-referrer")
            self.assertIn("connect-src 'self'", shown.header("content-security-policy"))

    def test_q035_opening_a_link_changes_nothing(self):
        unverified = Person(self.at.server, "opens")
        unverified.sign_up()
        token = self.at.mails.wait(unverified.email, path="/auth/verify")[-1].link("/auth/verify")
        for method, path in [("GET", f"/auth/verify?token={token}"), ("GET", f"auth/verify?token={token}"), ("HEAD", "/auth/verify"),
                             ("GET", "auth/verify")]:
            unverified.call(method, path)
        self.assertEqual(unverified.log_in().code, "email_unverified")
