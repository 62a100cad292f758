-- The log: every change of an owner (an organization or a user), numbered within its stream.

CREATE TABLE streams (
    owner_id BLOB NOT NULL,
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (owner_id, stream)
) STRICT, WITHOUT ROWID;

CREATE TABLE changes (
    owner_id BLOB NOT NULL,
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor_kind TEXT,
    actor_id BLOB,
    on_behalf_of_kind TEXT,
    on_behalf_of_id BLOB,
    subject_kind TEXT NOT NULL,
    subject_id BLOB NOT NULL,
    project_id BLOB,
    visibility TEXT NOT NULL,
    action TEXT NOT NULL,
    fields TEXT NOT NULL,
    batch_id BLOB NOT NULL,
    undo_of BLOB,
    client_id BLOB,
    reason TEXT,
    hash BLOB NOT NULL,
    PRIMARY KEY (owner_id, stream, version)
) STRICT;

CREATE INDEX changes_by_subject ON changes (owner_id, subject_id);
