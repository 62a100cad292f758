-- Workflows that change: statuses have colours, projects go, bugs are found by their status.

ALTER TABLE statuses ADD COLUMN color TEXT NOT NULL DEFAULT '';
UPDATE statuses SET color = CASE category
    WHEN 'triage' THEN 'amber'
    WHEN 'open' THEN 'blue'
    WHEN 'started' THEN 'violet'
    WHEN 'done' THEN 'green'
    ELSE '#6b7280'
END;
-- A status belongs to one project for ever.
CREATE UNIQUE INDEX statuses_by_id ON statuses (org_id, id);

-- A project that was removed holds no bug. Its row stays, for its keys lead to bugs that left it.
ALTER TABLE projects ADD COLUMN deleted_at BIGINT;
CREATE INDEX project_keys_by_project ON project_keys (org_id, project_id);

-- The bugs of a status; also what its removal asks the foreign key.
CREATE INDEX bugs_by_status ON bugs (org_id, project_id, status_id, id);
