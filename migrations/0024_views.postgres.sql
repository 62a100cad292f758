-- Saved views: a query with its layout. Boards are views of the layout board.
CREATE TABLE views (
    org_id UUID NOT NULL REFERENCES orgs (id),
    id UUID NOT NULL,
    -- Who made it, or made it personal last.
    owner_id UUID NOT NULL,
    -- Whose alone it is, and with whose account it goes; nobody's where it is shared.
    personal_to UUID REFERENCES accounts (uid) ON DELETE CASCADE,
    -- Of a view that belongs to a project.
    project_id UUID,
    name TEXT NOT NULL,
    query TEXT NOT NULL,
    layout TEXT NOT NULL,
    columns TEXT NOT NULL,
    group_by TEXT NOT NULL,
    lanes_by TEXT NOT NULL,
    sort TEXT NOT NULL,
    hidden_columns TEXT NOT NULL,
    column_limits TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (org_id, id)
);
CREATE INDEX views_of_people ON views (personal_to, org_id, id) WHERE personal_to IS NOT NULL;
CREATE INDEX views_shared ON views (org_id, id) WHERE personal_to IS NULL;
