-- Edits that changed nothing and so are not in the log: what their sender did not hear is sent again, and done only once.
CREATE TABLE unchanged_edits (
    org_id UUID NOT NULL REFERENCES orgs (id),
    bug_id UUID NOT NULL,
    batch_id UUID NOT NULL,
    client_id UUID NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (org_id, bug_id, batch_id, client_id)
);
CREATE INDEX unchanged_edits_by_age ON unchanged_edits (org_id, at);
