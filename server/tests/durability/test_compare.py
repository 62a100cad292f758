"""The comparison finds what it is there to find: data is damaged in each way, and each is told."""

import contextlib
import os
import pathlib
import shutil
import sqlite3
import tempfile
import threading
import unittest

from room.program import Program

from compare import COUNTER, DOUBLED, GAP, HALF, LOST, UNASKED, compare
from recovered import Recovered
from yard import Yard

WRITING_S = 1


class DamagedData(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Program().start()
        cls.addClassCleanup(cls.server.remove)
        cls.yard = Yard(cls.server, "damaged", lambda: 1)
        stopped = threading.Event()
        threads = cls.yard.write(stopped)
        threads[0].join(WRITING_S)
        stopped.set()
        for each in threads:
            each.join()
        cls.server.end()

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-damaged-"))
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(self.server.data, self.folder / "data", ignore=shutil.ignore_patterns("*.sock"))

    def first(self, kind):
        return next(each for each in self.yard.ledger.operations if each.kind == kind)

    def after(self, *statements):
        """What is found once these were run on the data."""
        with contextlib.closing(sqlite3.connect(self.folder / "data" / "lacewing.sqlite")) as database:
            for sql, *values in statements:
                self.assertGreater(database.execute(sql, values).rowcount, 0, sql)
            database.commit()
        return {what for what, _ in compare(self.yard, Recovered(self.folder / "data"), 1)}

    def test_whole_data_has_no_fault(self):
        self.assertEqual(compare(self.yard, Recovered(self.folder / "data"), 1), [])
        self.assertEqual({each.kind for each in self.yard.ledger.operations}, {"bug", "edit", "comment", "vote", "upload", "join", "key"})

    def test_a_row_that_is_gone_is_found(self):
        for table, kind in [("comments", "comment"), ("attachments", "upload")]:
            name = bytes.fromhex(self.first(kind).name.replace("-", ""))
            self.assertLessEqual({HALF, COUNTER}, self.after((f"DELETE FROM {table} WHERE id = ?", name)), kind)

    def test_an_operation_that_left_no_trace_is_lost(self):
        vote = self.first("vote").name.split()
        bug, user = (bytes.fromhex(each.replace("-", "")) for each in vote)
        found = self.after(("DELETE FROM bug_voters WHERE bug_id = ? AND user_id = ?", bug, user),
                           ("UPDATE bugs SET vote_count = vote_count - 1 WHERE id = ?", bug),
                           ("DELETE FROM changes WHERE subject_id = ? AND fields LIKE '{\"voters\"%'", bug))
        self.assertLessEqual({LOST, GAP}, found)

    def test_another_text_is_a_loss(self):
        name = bytes.fromhex(self.first("bug").name.replace("-", ""))
        self.assertEqual(self.after(("UPDATE bugs SET title = 'other' WHERE id = ?", name)), {LOST})

    def test_a_file_with_other_bytes_or_without_any_is_a_loss(self):
        for damage in [lambda path: path.write_bytes(bytes(255 - byte for byte in path.read_bytes())), os.unlink]:
            damage(next(path for path in (self.folder / "data/attachments").glob("??/*") if path.is_file()))
            self.assertEqual(self.after(), {LOST})

    def test_what_is_there_twice_is_found(self):
        name = bytes.fromhex(self.first("edit").name.replace("-", ""))
        found = self.after(("""INSERT INTO changes SELECT owner_id, stream, version + 100000, at, actor_kind, actor_id, on_behalf_of_kind,
            on_behalf_of_id, subject_kind, subject_id, project_id, visibility, action, fields, batch_id, undo_of, client_id, reason, hash
            FROM changes WHERE client_id = ?""", name))
        self.assertLessEqual({DOUBLED, GAP, COUNTER}, found)

    def test_a_number_that_is_missing_in_the_log_is_found(self):
        self.assertIn(GAP, self.after(("DELETE FROM changes WHERE stream = 'content' AND version = 4",)))

    def test_a_wrong_counter_is_found(self):
        for sql in ["UPDATE org_counts SET members = members + 1", "UPDATE projects SET next_number = next_number + 1",
                    "UPDATE attachment_totals SET bytes = bytes - 1", "UPDATE streams SET version = version + 1"]:
            self.assertEqual(self.after((sql,)), {COUNTER}, sql)

    def test_another_key_is_found(self):
        self.assertIn(LOST, self.after(("UPDATE api_keys SET key_hash = randomblob(32)",)))

    def test_what_nobody_asked_for_is_found(self):
        operations = self.yard.ledger.operations
        taken = self.first("comment")
        operations.remove(taken)
        self.addCleanup(operations.append, taken)
        self.assertEqual(self.after(), {UNASKED})

    def test_what_was_acknowledged_later_may_be_there_or_not(self):
        """At moment 0 nothing had been sent: all of it is too much."""
        found = compare(self.yard, Recovered(self.folder / "data"), 0)
        self.assertEqual({what for what, _ in found}, {UNASKED})
