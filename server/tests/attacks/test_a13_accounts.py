"""A13: finding out who has an account."""

from room import Case, Client, Person
from room.people import next_source


class Accounts(Case):
    def asker(self):
        return Client(self.at.server, "asker", next_source())

    def test_q054_no_answer_tells_who_has_an_account(self):
        known, unverified = self.at.person("known"), Person(self.at.server, "waits")
        unverified.sign_up()
        deleted = self.at.person("deleted")
        deleted.ok("POST", "me/deletion", {"username": deleted.username, "password": deleted.password})
        addresses = [known.email, unverified.email, deleted.email, "never-was@people.test"]
        for path, body in [("auth/password-mail", {}), ("auth/verification-mail", {}), ("auth/log-in", {"password": "wrong one 7"})]:
            answers = [self.asker().call("POST", path, {"email": address, **body}).bare for address in addresses]
            for address, answer in zip(addresses, answers, strict=True):
                self.assertEqual(answer, answers[-1], f"{path} {address}")

    def test_q054_a_sign_up_is_answered_the_same_and_the_owner_is_told(self):
        known = self.at.person("known")
        answers = []
        for number, address in enumerate([known.email, known.email.upper(), f"new-{known.email}"]):
            body = {"username": f"{known.username}-{number}", "name": "n", "email": address, "password": "tarpaulin gale 11"}
            answers.append(self.asker().call("POST", "auth/sign-up", body))
        for answer in answers:
            self.assertEqual(answer.bare, answers[-1].bare)
        self.assertEqual(answers[0].json["message"],
                         "Account created. Verification email sent. Please verify your email before proceeding.")
        mails = self.at.mails.wait(known.email, 3)
        self.assertIsNone(mails[-1].link("/auth/verify"))
        self.assertIn("already", mails[-1].text)
        self.assert_status(known.log_in(), 200)

    def test_q054_people_are_found_by_members_alone(self):
        for path in ["people", "users", f"users/{self.at.owner.uid}", f"people/{self.at.owner.uid}", "users?email=a", "search?q=a"]:
            self.assert_status(self.at.attacker.call("GET", path), 404, words=path)
        found = self.at.attacker.ok("GET", self.at.beta.path(f"people?ids={self.at.owner.uid},{self.at.member.uid}"))
        self.assertEqual(found["items"], [])
