"""A6: who hears what on the live channel."""

import random
import threading
import time

from room import Case, Client
from room.live import Socket
from room.people import new_id
from room.stage import report, say

WITHIN_S = 1.0


class Hearing(Case):
    def test_q022_whoever_is_outside_hears_nothing_at_all(self):
        alpha, attacker = self.at.alpha, self.at.attacker
        socket = Socket(attacker)
        reference = None
        for owner in [new_id(), alpha.id, self.at.owner.uid, alpha.bug, alpha.restricted, alpha.project, *(new_id() for _ in range(50))]:
            for streams in [{"content": 0}, {"members": 0}, {"managers": 0}, {"person": 0}]:
                answer = socket.subscribe(owner, streams)
                self.assertEqual(answer.pop("owner"), owner)
                reference = reference or answer
                self.assertEqual(answer, reference, f"{owner} {streams}")
        for malformed in [b'{"type":"subscribe","owner":"*","streams":{"content":0}}', b'{"type":"subscribe","owner":["%s"]}',
                          b'{"type":"subscribe","owner":"Alpha","streams":{"content":0}}', b"[]", b"", b"{", b"null", b"\xff\xfe",
                          b'{"type":"subscribe"}', b'{"type":"everything","owner":"' + alpha.id.encode() + b'"}',
                          b'{"type":"presence","owner":"' + alpha.id.encode() + b'","bug":"' + alpha.bug.encode() + b'","act":"looks"}']:
            if malformed == b"\xff\xfe":
                continue
            socket.send(malformed)
            self.assertIn(socket.next()["type"], {"error", "ended", "presence_ended"}, malformed)
        for number in range(50):
            bug = report(self.at.owner, alpha, f"unheard {number}")
            say(self.at.member, alpha, bug, "unheard")
        self.at.owner.ok("PATCH", alpha.path(f"bugs/{alpha.restricted}"), {"severity": "S2"})
        self.assertEqual(socket.silence(2), [])
        socket.close()

    def test_q022_a_member_hears_no_word_of_a_restricted_bug(self):
        alpha = self.at.alpha
        secret = self.at.sniffer.canary("hushed", "Hushed")
        socket = Socket(self.at.member)
        self.at.sniffer.guard(secret, "Hushed")
        self.at.owner.inside = self.at.owner.inside | {"Hushed"}
        self.at.owner.drop()
        version = self.at.member.ok("GET", alpha.path())["versions"]["content"]
        self.assertEqual(socket.subscribe(alpha.id, {"content": version})["type"], "subscribed")
        bug = report(self.at.owner, alpha, secret, visibility="restricted")
        say(self.at.owner, alpha, bug, secret)
        self.at.owner.ok("PATCH", alpha.path(f"bugs/{bug}"), {"severity": "S1"})
        mark = report(self.at.owner, alpha, "mark")
        heard = socket.until(lambda frame: mark in str(frame))
        self.assertNotIn(bug, str(heard))
        socket.close()

    def test_q023_the_removed_hear_nothing_of_what_comes_after(self):
        """Under a stream of changes, at moments of chance: nothing that was committed after the removal."""
        alpha, chance = self.at.alpha, random.Random(23)
        for number in range(8):
            person = self.at.join_alpha("listener", "Member")
            socket = Socket(person)
            version = person.ok("GET", alpha.path())["versions"]["content"]
            self.assertEqual(socket.subscribe(alpha.id, {"content": version})["type"], "subscribed")
            stop = threading.Event()
            writer = self.at.member.twin()

            def write(to=writer, until=stop):
                while not until.is_set():
                    report(to, alpha, "rush")

            busy = threading.Thread(target=write)
            busy.start()
            time.sleep(chance.random() * 0.2)
            self.at.remove(person)
            last = self.at.owner.ok("GET", alpha.path())["versions"]["content"]
            removed_at = time.monotonic()
            frames = socket.until(lambda frame: frame["type"] == "ended", WITHIN_S)
            stop.set()
            busy.join()
            report(self.at.owner, alpha, "after")
            frames += socket.silence(max(0.0, removed_at + 0.7 - time.monotonic()))
            heard = [each["version"] for frame in frames if frame["type"] == "changes" and frame["stream"] == "content"
                     for each in frame["changes"]]
            self.assertLessEqual(max(heard, default=0), last, f"seed 23, round {number}")
            self.assertEqual(socket.subscribe(alpha.id)["type"], "ended")
            socket.close()

    def test_q024_a_socket_ends_with_its_session(self):
        def log_out(person):
            person.ok("POST", "auth/log-out")

        def change_password(person):
            other = Client(person.server, "other browser", person.source)
            other.ok("POST", "auth/log-in", {"email": person.email, "password": person.password})
            other.ok("POST", "me/password", {"currentPassword": person.password, "newPassword": "tarpaulin gale 8 x",
                                             "endOtherSessions": True})

        def end_others(person):
            other = Client(person.server, "other browser", person.source)
            other.ok("POST", "auth/log-in", {"email": person.email, "password": person.password})
            other.ok("DELETE", "me/sessions")

        def end_this(person):
            session = next(each for each in person.ok("GET", "me/sessions")["items"] if each["isCurrent"])
            person.ok("DELETE", f"me/sessions/{session['id']}")

        def delete_account(person):
            person.ok("POST", "me/deletion", {"username": person.username, "password": person.password})

        def by_operator(person):
            self.assertEqual(person.server.command("user", "end-sessions", person.email).returncode, 0)

        def reset(person):
            person.ok("POST", "auth/password-mail", {"email": person.email})
            token = person.server.mails.wait(person.email, path="/auth/reset")[-1].link("/auth/reset")
            Client(person.server, "reset", person.source).ok("POST", "auth/reset-password",
                                                             {"token": token, "password": "tarpaulin gale 8 y"})

        for end in [log_out, change_password, end_others, end_this, delete_account, by_operator, reset]:
            person = self.at.person("ending")
            socket = Socket(person)
            self.assertEqual(socket.subscribe(person.uid, {"person": 0})["type"], "subscribed")
            stale = person.twin()
            end(person)
            self.assertTrue(socket.closes_within(WITHIN_S), end.__name__)
            self.assert_status(stale.call("GET", "me"), 401, words=end.__name__)
            socket.close()

    def test_q025_outsiders_see_nobody_and_the_removed_leave_the_room(self):
        alpha = self.at.alpha
        person = self.at.join_alpha("present", "Member")
        there, watching = Socket(person), Socket(self.at.owner)
        me = {"type": "presence", "owner": alpha.id, "bug": alpha.bug, "act": "looks"}
        for each in [there, watching]:
            each.subscribe(alpha.id, {"content": 10**6})
        there.send(me)
        watching.send(me)
        watching.until(lambda frame: frame["type"] == "presence" and person.uid in str(frame))
        outsider = Socket(self.at.attacker)
        outsider.send(me)
        self.assertEqual(outsider.until(lambda frame: frame["type"] not in {"ping"})[-1]["type"], "presence_ended")
        self.at.remove(person)
        watching.until(lambda frame: frame["type"] == "presence" and person.uid not in str(frame), 5)
        self.assertEqual([each for each in outsider.silence(0.5) if each["type"] == "presence"], [])
        for each in [there, watching, outsider]:
            each.close()

    def test_q022_frames_that_break_the_protocol_end_the_socket(self):
        for opcode, data, mask in [(1, b"{}", False), (1, b"\xff\xfe", True), (3, b"x", True), (1, b"x" * (64 * 1024 + 1), True),
                                   (8, b"\x00", True), (9, b"x" * 126, True)]:
            socket = Socket(self.at.attacker)
            socket.send_frame(opcode, data, mask)
            self.assertTrue(socket.closes_within(5), f"{opcode} {data[:5]} {mask}")
            socket.close()
        self.at.attacker.ok("GET", "me")
