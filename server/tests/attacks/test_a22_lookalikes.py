"""A22: letters that look alike."""

import unicodedata

from room import Case, Client, Person
from room.people import next_source

PASSWORD = "tarpaulin gale 22"


class LookAlikes(Case):
    def test_q092_a_look_alike_address_is_another_address(self):
        person = self.at.person("mike")
        local = person.email.split("@")[0]
        twins = [person.email.replace("i", "ı", 1), person.email.replace("k", "\u212a", 1), person.email.replace("e", "é", 1),
                 "".join(chr(ord(each) + 0xFEE0) if each.isalpha() else each for each in local) + "@people.test",
                 person.email.replace("m", "м", 1), person.email.replace("@", "\u200b@"), person.email + ".", person.email.replace("@", "＠")]
        ask = Client(self.at.server, "look-alike", next_source())
        before = len(self.at.mails.to(person.email))
        for twin in twins:
            self.assertNotEqual(twin, person.email)
            for path, body in [("auth/password-mail", {}), ("auth/verification-mail", {}), ("auth/log-in", {"password": person.password})]:
                answer = ask.call("POST", path, {"email": twin, **body}, keep_cookies=False)
                self.assertIn(answer.status, {202, 400, 401, 422, 200}, f"{twin} {path}")
                if path == "auth/log-in" and answer.status == 200:
                    # One address under the written rule (case and compatibility forms): the same account, never another.
                    self.assertEqual(unicodedata.normalize("NFKC", twin).casefold(), person.email)
        person.ok("POST", "auth/password-mail", {"email": person.email})
        self.at.mails.wait(person.email, path="/auth/reset")
        for mail in self.at.mails.mails:
            for twin in twins:
                self.assertNotIn(twin, mail.recipients, "mail to an address as it was typed")
        self.assertLessEqual(len(self.at.mails.to(person.email)) - before, 1 + 4)

    def test_q092_usernames_that_fold_alike_are_one(self):
        person = self.at.person("name")
        for twin in [person.username.upper(), person.username.capitalize(), f" {person.username} "]:
            other = Person(self.at.server, "other")
            answer = other.call("POST", "auth/sign-up", {"username": twin, "name": "n", "email": other.email, "password": PASSWORD})
            self.assertIn(answer.status, {409, 422}, f"{twin} {answer}")

    def test_q093_addresses_are_taken_whole_or_not_at_all(self):
        source = next_source()
        for address in ["a@" + "b" * 250 + ".test", "l" * 65 + "@people.test", '"quoted local"@people.test', "a(comment)@people.test",
                        "a@b@people.test", "a@[127.0.0.1]", "a@127.0.0.1", "a@people.test.", "a@people.test\0@evil.test", "a@", "@people.test",
                        "a", "a b@people.test", "a@people..test", "a@-people.test", "a\u200b@people.test", "a@people.test\n", ".a@people.test",
                        "a@" + "l" * 64 + ".test", "a\u202e@people.test", "<a@people.test>", "mailto:a@people.test, b@people.test"]:
            person = Person(self.at.server, "addressed", source=source)
            body = {"username": person.username, "name": "n", "email": address, "password": PASSWORD}
            answer = person.call("POST", "auth/sign-up", body)
            if address == "a@people.test\n":
                self.assertIn(answer.status, {202, 422})
                continue
            self.assert_bad(answer, words=repr(address))
            self.assertEqual([each["pointer"] for each in answer.json["errors"]], ["/email"], repr(address))
        stored = {row[0] for row in self.at.server.rows("SELECT email FROM accounts")}
        self.assertEqual([each for each in stored if "evil" in each or len(each) > 254], [])

    def test_q094_a_password_is_kept_exactly(self):
        composed, decomposed = "Gr\u00fcne \u00c4pfel \u00e9t\u00e9", unicodedata.normalize("NFD", "Gr\u00fcne \u00c4pfel \u00e9t\u00e9")
        for chosen, typed, fits in [(composed, decomposed, True), (decomposed, composed, True), ("q w" + "7z" * 30 + "x", None, True),
                                    ("xy" + "7z" * 63, None, True), ("xyz1" + "7zkw" * 63, None, True), ("  leading and trailing  ", None, True),
                                    ("🐞🐝🦋🐛🐜🦗🕷🦂", None, True), ("tab\tand line\nend 7", None, True)]:
            person = Person(self.at.server, "exact")
            person.password = chosen
            self.assert_status(person.sign_up(), 202, words=repr(chosen[:30]))
            self.assert_status(person.verify(), 200)
            person.password = typed or chosen
            self.assertEqual(person.log_in().status == 200, fits, repr(chosen[:30]))
            for wrong in {chosen[:-1], chosen + "x", chosen.swapcase(), chosen.strip(), chosen[1:]} - {chosen}:
                ask = Client(self.at.server, "wrong", next_source())
                answer = ask.call("POST", "auth/log-in", {"email": person.email, "password": wrong})
                self.assert_status(answer, 401, words=f"{chosen[:30]!r} {wrong[:30]!r}")

    def test_q094_what_cannot_be_kept_is_refused_and_never_cut(self):
        for password in ["with nul\0inside 7", "xyz1" + "7zkw" * 64, "é" * 257]:
            person = Person(self.at.server, "uncut")
            person.password = password
            self.assert_bad(person.sign_up(), words=password[:20])

    def test_q094_passwords_that_are_guessed_first_are_refused(self):
        source = next_source()
        person = Person(self.at.server, "guessable", source=source)
        body = {"username": person.username, "name": "Ann Example", "email": person.email}
        for password in ["password", "12345678", "qwertyuiop", "iloveyou", "Password1", "lacewing", "Lacewing1!", "aaaaaaaa", "short",
                         person.username, "z" * 100 + "7k" * 90, "", "letmein123"]:
            answer = self.assert_bad(person.call("POST", "auth/sign-up", {**body, "password": password}), words=password[:30])
            self.assertEqual([each["pointer"] for each in answer.json["errors"]], ["/password"], password[:30])
