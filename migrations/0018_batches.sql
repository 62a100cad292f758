-- Batches: what one act did is found to be undone, and long acts remember how far they came.

CREATE INDEX changes_by_batch ON changes (batch_id, subject_id);

CREATE TABLE batches (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    id BLOB NOT NULL,
    -- What it is: bulk or undo.
    work TEXT NOT NULL,
    -- The batch that an undo takes back.
    undo_of BLOB,
    actor_kind TEXT NOT NULL,
    actor_id BLOB NOT NULL,
    -- Of what was asked for: the same id with another request is refused.
    request_hash BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    -- running, done, or stopped (undone before it was done).
    state TEXT NOT NULL,
    total INTEGER,
    -- Of a bulk edit, how many of its ids it has dealt with; of an undo, the thing it came to.
    dealt_with INTEGER NOT NULL,
    came_to BLOB,
    changed INTEGER NOT NULL,
    unchanged INTEGER NOT NULL,
    notes INTEGER NOT NULL,
    PRIMARY KEY (org_id, id)
) STRICT, WITHOUT ROWID;

-- What a batch left as it was, and why.
CREATE TABLE batch_notes (
    org_id BLOB NOT NULL,
    batch_id BLOB NOT NULL,
    position INTEGER NOT NULL,
    subject_kind TEXT NOT NULL,
    subject_id BLOB NOT NULL,
    field TEXT NOT NULL,
    code TEXT NOT NULL,
    detail TEXT NOT NULL,
    changed_by BLOB,
    changed_at INTEGER,
    PRIMARY KEY (org_id, batch_id, position),
    FOREIGN KEY (org_id, batch_id) REFERENCES batches (org_id, id)
) STRICT, WITHOUT ROWID;
