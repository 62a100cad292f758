-- Comments with their reactions, what a change is about beside its subject, and drafts.

CREATE TABLE comments (
    org_id UUID NOT NULL,
    id UUID NOT NULL,
    bug_id UUID NOT NULL,
    author_kind TEXT NOT NULL,
    author_id UUID NOT NULL,
    created_at BIGINT NOT NULL,
    edited_at BIGINT,
    removed_at BIGINT,
    rev BIGINT NOT NULL,
    reactions TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
);
CREATE INDEX comments_of_bug ON comments (org_id, bug_id, created_at, id);

DROP INDEX changes_by_subject;
CREATE INDEX changes_by_subject ON changes (owner_id, subject_id, stream, version);

-- Changes of what hangs on a thing, told in that thing's history.
CREATE TABLE changes_about (
    owner_id UUID NOT NULL,
    about_id UUID NOT NULL,
    stream TEXT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (owner_id, about_id, stream, version)
);

-- What somebody types and has not sent yet, by the place it is typed in.
CREATE TABLE drafts (
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    place TEXT NOT NULL,
    id UUID NOT NULL,
    updated_at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (uid, place)
);
