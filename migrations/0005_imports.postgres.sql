-- Which rows of which source have become bugs, so that a file can be imported again without harm.
CREATE TABLE imported_bugs (
    org_id UUID NOT NULL REFERENCES orgs (id),
    source TEXT NOT NULL,
    source_key TEXT NOT NULL,
    bug_id UUID NOT NULL,
    PRIMARY KEY (org_id, source, source_key)
);
