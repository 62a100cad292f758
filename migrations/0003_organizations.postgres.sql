-- Organizations, their members and projects, and the people that imports name.

CREATE TABLE orgs (
    id UUID NOT NULL PRIMARY KEY,
    org_name TEXT NOT NULL,
    org_name_folded TEXT COLLATE "C" NOT NULL,
    org_desc TEXT NOT NULL,
    join_code TEXT NOT NULL UNIQUE,
    org_owner UUID NOT NULL,
    created_date BIGINT NOT NULL,
    is_private BOOLEAN NOT NULL,
    deleted_at BIGINT
);

CREATE TABLE org_members (
    org_id UUID NOT NULL REFERENCES orgs (id),
    id UUID NOT NULL,
    member_id UUID NOT NULL,
    member_role TEXT NOT NULL,
    joined_date BIGINT NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, member_id)
);

CREATE INDEX org_members_by_member ON org_members (member_id, org_id);
CREATE INDEX org_members_by_joining ON org_members (org_id, joined_date, id);

CREATE TABLE org_counts (
    org_id UUID NOT NULL PRIMARY KEY REFERENCES orgs (id),
    members BIGINT NOT NULL,
    bugs BIGINT NOT NULL
);

CREATE TABLE projects (
    org_id UUID NOT NULL REFERENCES orgs (id),
    id UUID NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    color TEXT NOT NULL DEFAULT '#7e5bef',
    created_at BIGINT NOT NULL,
    next_number BIGINT NOT NULL DEFAULT 1,
    bug_count BIGINT NOT NULL DEFAULT 0,
    open_bug_count BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (org_id, id)
);

CREATE INDEX projects_by_creation ON projects (org_id, created_at, id);

-- Every key that a project has or had: a retired one is never given to another project.
CREATE TABLE project_keys (
    org_id UUID NOT NULL,
    key TEXT NOT NULL,
    project_id UUID NOT NULL,
    PRIMARY KEY (org_id, key),
    FOREIGN KEY (org_id, project_id) REFERENCES projects (org_id, id)
);

CREATE TABLE statuses (
    org_id UUID NOT NULL,
    project_id UUID NOT NULL,
    id UUID NOT NULL,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    position BIGINT NOT NULL,
    PRIMARY KEY (org_id, project_id, id),
    FOREIGN KEY (org_id, project_id) REFERENCES projects (org_id, id)
);

CREATE TABLE persons (
    org_id UUID NOT NULL REFERENCES orgs (id),
    id UUID NOT NULL,
    name TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, source, name)
);
