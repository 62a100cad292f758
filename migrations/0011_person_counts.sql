-- What the dashboard counts and lists: bugs of one user or person, and the open ones.

ALTER TABLE org_counts ADD COLUMN open_bugs INTEGER NOT NULL DEFAULT 0;

UPDATE org_counts SET open_bugs = (
    SELECT COUNT(*) FROM bugs b
    WHERE b.org_id = org_counts.org_id AND b.is_open AND b.deleted_at IS NULL
);

-- Of users and persons alike: their ids never collide.
CREATE TABLE principal_bug_counts (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    principal_id BLOB NOT NULL,
    created INTEGER NOT NULL,
    assigned INTEGER NOT NULL,
    PRIMARY KEY (org_id, principal_id)
) STRICT, WITHOUT ROWID;

INSERT INTO principal_bug_counts (org_id, principal_id, created, assigned)
SELECT e.org_id, e.principal_id, SUM(e.created), SUM(e.assigned) FROM (
    SELECT org_id, author_id AS principal_id, 1 AS created, 0 AS assigned
    FROM bugs WHERE deleted_at IS NULL
    UNION ALL
    SELECT a.org_id, a.assignee_id, 0, 1
    FROM bug_assignees a JOIN bugs b ON b.org_id = a.org_id AND b.id = a.bug_id
    WHERE b.deleted_at IS NULL
) e GROUP BY e.org_id, e.principal_id;

CREATE INDEX bugs_by_author ON bugs (org_id, author_id, created_at, id);
CREATE INDEX bugs_open_by_creation ON bugs (org_id, created_at, id)
WHERE is_open AND deleted_at IS NULL;

-- The bug's time of creation, which never changes: a list of somebody's bugs is then one range.
ALTER TABLE bug_assignees ADD COLUMN bug_created_at INTEGER NOT NULL DEFAULT 0;

UPDATE bug_assignees SET bug_created_at = (
    SELECT b.created_at FROM bugs b
    WHERE b.org_id = bug_assignees.org_id AND b.id = bug_assignees.bug_id
);

CREATE INDEX bug_assignees_by_assignee
ON bug_assignees (org_id, assignee_id, bug_created_at, bug_id);
