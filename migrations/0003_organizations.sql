-- Organizations, their members and projects, and the people that imports name.

CREATE TABLE orgs (
    id BLOB NOT NULL PRIMARY KEY,
    org_name TEXT NOT NULL,
    org_name_folded TEXT NOT NULL,
    org_desc TEXT NOT NULL,
    join_code TEXT NOT NULL UNIQUE,
    org_owner BLOB NOT NULL,
    created_date INTEGER NOT NULL,
    is_private INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT;

CREATE TABLE org_members (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    member_role TEXT NOT NULL,
    joined_date INTEGER NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, member_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX org_members_by_member ON org_members (member_id, org_id);
CREATE INDEX org_members_by_joining ON org_members (org_id, joined_date, id);

CREATE TABLE org_counts (
    org_id BLOB NOT NULL PRIMARY KEY REFERENCES orgs (id),
    members INTEGER NOT NULL,
    bugs INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE projects (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    id BLOB NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    color TEXT NOT NULL DEFAULT '#7e5bef',
    created_at INTEGER NOT NULL,
    next_number INTEGER NOT NULL DEFAULT 1,
    bug_count INTEGER NOT NULL DEFAULT 0,
    open_bug_count INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (org_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX projects_by_creation ON projects (org_id, created_at, id);

-- Every key that a project has or had: a retired one is never given to another project.
CREATE TABLE project_keys (
    org_id BLOB NOT NULL,
    key TEXT NOT NULL,
    project_id BLOB NOT NULL,
    PRIMARY KEY (org_id, key),
    FOREIGN KEY (org_id, project_id) REFERENCES projects (org_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE statuses (
    org_id BLOB NOT NULL,
    project_id BLOB NOT NULL,
    id BLOB NOT NULL,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (org_id, project_id, id),
    FOREIGN KEY (org_id, project_id) REFERENCES projects (org_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE persons (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    id BLOB NOT NULL,
    name TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, source, name)
) STRICT, WITHOUT ROWID;
