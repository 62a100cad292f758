-- The log: every change of an owner (an organization or a user), numbered within its stream.

CREATE TABLE streams (
    owner_id UUID NOT NULL,
    stream TEXT NOT NULL,
    version BIGINT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (owner_id, stream)
) WITH (fillfactor = 50);

CREATE TABLE changes (
    owner_id UUID NOT NULL,
    stream TEXT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor_kind TEXT,
    actor_id UUID,
    on_behalf_of_kind TEXT,
    on_behalf_of_id UUID,
    subject_kind TEXT NOT NULL,
    subject_id UUID NOT NULL,
    project_id UUID,
    visibility TEXT NOT NULL,
    action TEXT NOT NULL,
    fields TEXT NOT NULL,
    batch_id UUID NOT NULL,
    undo_of UUID,
    client_id UUID,
    reason TEXT,
    hash BYTEA NOT NULL,
    PRIMARY KEY (owner_id, stream, version)
);

CREATE INDEX changes_by_subject ON changes (owner_id, subject_id);
