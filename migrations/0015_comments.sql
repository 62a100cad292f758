-- Comments with their reactions, what a change is about beside its subject, and drafts.

CREATE TABLE comments (
    org_id BLOB NOT NULL,
    id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    author_kind TEXT NOT NULL,
    author_id BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    edited_at INTEGER,
    removed_at INTEGER,
    rev INTEGER NOT NULL,
    reactions TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT;
CREATE INDEX comments_of_bug ON comments (org_id, bug_id, created_at, id);

DROP INDEX changes_by_subject;
CREATE INDEX changes_by_subject ON changes (owner_id, subject_id, stream, version);

-- Changes of what hangs on a thing, told in that thing's history.
CREATE TABLE changes_about (
    owner_id BLOB NOT NULL,
    about_id BLOB NOT NULL,
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (owner_id, about_id, stream, version)
) STRICT, WITHOUT ROWID;

-- What somebody types and has not sent yet, by the place it is typed in.
CREATE TABLE drafts (
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    place TEXT NOT NULL,
    id BLOB NOT NULL,
    updated_at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (uid, place)
) STRICT;
