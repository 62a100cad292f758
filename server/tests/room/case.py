"""What all cases share: the stage, and that whatever was seen during a case held nothing that it must not hold."""

import contextlib
import unittest

from room.program import Program
from room.stage import stage


class Case(unittest.TestCase):
    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        cls.at = stage()

    def setUp(self):
        self.programs = []

    def tearDown(self):
        self.at.server.search_output()
        found = self.at.sniffer.take_findings()
        for each in self.programs:
            each.remove()
            found += each.sniffer.take_findings()
        self.assertEqual(found, [], "what was seen")

    def program(self, settings=None, words=()):
        """A server of this case's own; its end is part of the case."""
        made = Program(settings, words)
        self.programs.append(made)
        return made

    @contextlib.contextmanager
    def nothing_changes(self, org=None):
        """SAME: the organization's log has not grown, and it holds as many bugs and members as before."""
        org = org or self.at.alpha
        before = self.state_of(org)
        yield
        self.assertEqual(self.state_of(org), before, "something changed")

    @staticmethod
    def state_of(org):
        seen = org.owner.ok("GET", org.path())
        return {name: seen[name] for name in ["versions", "rev", "memberCount", "bugCount", "orgName", "isPrivate", "joinCode"]}

    def assert_status(self, answer, *wanted, words=""):
        self.assertIn(answer.status, wanted, f"{words} {answer}")
        return answer

    def assert_hidden(self, answer, reference, words=""):
        """HIDE: a 404 that is the answer to what never existed."""
        self.assertEqual(answer.status, 404, f"{words} {answer}")
        self.assertEqual(answer.bare, reference.bare, words)

    def assert_bad(self, answer, words=""):
        return self.assert_status(answer, 400, 422, words=words)
