-- Labels, watchers, votes, snooze, who may know a restricted bug, and counts per audience.

CREATE TABLE labels (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    id BLOB NOT NULL,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    color TEXT NOT NULL,
    description TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, name_folded)
) STRICT, WITHOUT ROWID;

-- The labels of a bug in their order, as lists show them; bug_labels holds the same for searching.
ALTER TABLE bugs ADD COLUMN labels TEXT NOT NULL DEFAULT '[]';
ALTER TABLE bugs ADD COLUMN vote_count INTEGER NOT NULL DEFAULT 0;
-- Until when the bug stays out of triage; 0 until anything happens to it.
ALTER TABLE bugs ADD COLUMN snoozed_until INTEGER;
-- The people whom a restricted bug was shown to by name.
ALTER TABLE bugs ADD COLUMN shared_with TEXT NOT NULL DEFAULT '[]';
-- The description stands last (see 0004).
ALTER TABLE bugs RENAME COLUMN description TO description_before;
ALTER TABLE bugs ADD COLUMN description TEXT NOT NULL DEFAULT '';
UPDATE bugs SET description = description_before;
ALTER TABLE bugs DROP COLUMN description_before;

CREATE TABLE bug_labels (
    org_id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    label_id BLOB NOT NULL,
    PRIMARY KEY (org_id, bug_id, label_id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id),
    FOREIGN KEY (org_id, label_id) REFERENCES labels (org_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bug_labels_by_label ON bug_labels (org_id, label_id, bug_id);

CREATE TABLE bug_watchers (
    org_id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    user_id BLOB NOT NULL,
    PRIMARY KEY (org_id, bug_id, user_id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bug_watchers_by_user ON bug_watchers (org_id, user_id, bug_id);

CREATE TABLE bug_voters (
    org_id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    user_id BLOB NOT NULL,
    PRIMARY KEY (org_id, bug_id, user_id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bug_voters_by_user ON bug_voters (org_id, user_id, bug_id);

-- Who may know a restricted bug: author, assignees, whom it was shared with, and the nil id for Owners.
CREATE TABLE bug_readers (
    org_id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    reader_id BLOB NOT NULL,
    PRIMARY KEY (org_id, bug_id, reader_id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bug_readers_by_reader ON bug_readers (org_id, reader_id, bug_id);

-- Keys that bugs had before they moved: never given to another bug.
CREATE TABLE former_keys (
    org_id BLOB NOT NULL,
    key TEXT NOT NULL,
    bug_id BLOB NOT NULL,
    PRIMARY KEY (org_id, key),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT, WITHOUT ROWID;

-- Restricted bugs are numbered in a series of their own, kept as -1, -2, -3, …
ALTER TABLE projects ADD COLUMN next_restricted_number INTEGER NOT NULL DEFAULT 1;

-- How many bugs an audience knows: the organization's id stands for everybody who sees its content, a
-- reader's id (see bug_readers) for the restricted bugs of that reader.
CREATE TABLE bug_counts (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    audience_id BLOB NOT NULL,
    project_id BLOB NOT NULL,
    status_id BLOB NOT NULL,
    bugs INTEGER NOT NULL,
    PRIMARY KEY (org_id, audience_id, project_id, status_id)
) STRICT, WITHOUT ROWID;

INSERT INTO bug_counts (org_id, audience_id, project_id, status_id, bugs)
SELECT org_id, org_id, project_id, status_id, COUNT(*)
FROM bugs WHERE deleted_at IS NULL GROUP BY org_id, project_id, status_id;
