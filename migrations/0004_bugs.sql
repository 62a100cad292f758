-- Bugs and who is assigned to them.

-- The description stands last: a list then never walks the pages that hold long texts.
CREATE TABLE bugs (
    org_id BLOB NOT NULL,
    id BLOB NOT NULL,
    project_id BLOB NOT NULL,
    number INTEGER NOT NULL,
    title TEXT NOT NULL,
    title_folded TEXT NOT NULL,
    status_id BLOB NOT NULL,
    is_open INTEGER NOT NULL,
    resolution TEXT NOT NULL,
    author_kind TEXT NOT NULL,
    author_id BLOB NOT NULL,
    assigned_members TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    closed_at INTEGER,
    status_since INTEGER NOT NULL,
    reopen_count INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    title_rev INTEGER NOT NULL,
    description_rev INTEGER NOT NULL,
    visibility TEXT NOT NULL,
    deleted_at INTEGER,
    description TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, project_id, number),
    FOREIGN KEY (org_id, project_id, status_id) REFERENCES statuses (org_id, project_id, id)
) STRICT;

CREATE INDEX bugs_by_creation ON bugs (org_id, created_at, id);

CREATE TABLE bug_assignees (
    org_id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    position INTEGER NOT NULL,
    assignee_kind TEXT NOT NULL,
    assignee_id BLOB NOT NULL,
    PRIMARY KEY (org_id, bug_id, position),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT, WITHOUT ROWID;
