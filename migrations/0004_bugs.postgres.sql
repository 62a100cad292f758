-- Bugs and who is assigned to them.

CREATE TABLE bugs (
    org_id UUID NOT NULL,
    id UUID NOT NULL,
    project_id UUID NOT NULL,
    number BIGINT NOT NULL,
    title TEXT NOT NULL,
    title_folded TEXT NOT NULL,
    status_id UUID NOT NULL,
    is_open BOOLEAN NOT NULL,
    resolution TEXT NOT NULL,
    author_kind TEXT NOT NULL,
    author_id UUID NOT NULL,
    assigned_members TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    closed_at BIGINT,
    status_since BIGINT NOT NULL,
    reopen_count BIGINT NOT NULL,
    rev BIGINT NOT NULL,
    title_rev BIGINT NOT NULL,
    description_rev BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    deleted_at BIGINT,
    description TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, project_id, number),
    FOREIGN KEY (org_id, project_id, status_id) REFERENCES statuses (org_id, project_id, id)
);

CREATE INDEX bugs_by_creation ON bugs (org_id, created_at, id);

CREATE TABLE bug_assignees (
    org_id UUID NOT NULL,
    bug_id UUID NOT NULL,
    position BIGINT NOT NULL,
    assignee_kind TEXT NOT NULL,
    assignee_id UUID NOT NULL,
    PRIMARY KEY (org_id, bug_id, position),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
);
