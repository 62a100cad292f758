-- Batches: what one act did is found to be undone, and long acts remember how far they came.

CREATE INDEX changes_by_batch ON changes (batch_id, subject_id);

CREATE TABLE batches (
    org_id UUID NOT NULL REFERENCES orgs (id),
    id UUID NOT NULL,
    -- What it is: bulk or undo.
    work TEXT NOT NULL,
    -- The batch that an undo takes back.
    undo_of UUID,
    actor_kind TEXT NOT NULL,
    actor_id UUID NOT NULL,
    -- Of what was asked for: the same id with another request is refused.
    request_hash BYTEA NOT NULL,
    created_at BIGINT NOT NULL,
    -- running, done, or stopped (undone before it was done).
    state TEXT NOT NULL,
    total BIGINT,
    -- Of a bulk edit, how many of its ids it has dealt with; of an undo, the thing it came to.
    dealt_with BIGINT NOT NULL,
    came_to UUID,
    changed BIGINT NOT NULL,
    unchanged BIGINT NOT NULL,
    notes BIGINT NOT NULL,
    PRIMARY KEY (org_id, id)
);

-- What a batch left as it was, and why.
CREATE TABLE batch_notes (
    org_id UUID NOT NULL,
    batch_id UUID NOT NULL,
    position BIGINT NOT NULL,
    subject_kind TEXT NOT NULL,
    subject_id UUID NOT NULL,
    field TEXT NOT NULL,
    code TEXT NOT NULL,
    detail TEXT NOT NULL,
    changed_by UUID,
    changed_at BIGINT,
    PRIMARY KEY (org_id, batch_id, position),
    FOREIGN KEY (org_id, batch_id) REFERENCES batches (org_id, id)
);
