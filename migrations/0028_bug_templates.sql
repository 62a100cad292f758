-- What the texts of a project's new bugs begin with.
CREATE TABLE bug_templates (
    org_id BLOB NOT NULL,
    project_id BLOB NOT NULL,
    id BLOB NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    position INTEGER NOT NULL,
    is_default INTEGER NOT NULL,
    PRIMARY KEY (org_id, project_id, id),
    FOREIGN KEY (org_id, project_id) REFERENCES projects (org_id, id)
) STRICT, WITHOUT ROWID;
-- A template belongs to one project for ever.
CREATE UNIQUE INDEX bug_templates_by_id ON bug_templates (org_id, id);
