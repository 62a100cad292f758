-- How bugs stand to one another. A relation of two equals is kept once, with the lower id first.
CREATE TABLE relations (
    org_id UUID NOT NULL REFERENCES orgs (id),
    id UUID NOT NULL,
    kind TEXT NOT NULL,
    from_bug UUID NOT NULL,
    to_bug UUID NOT NULL,
    created_at BIGINT NOT NULL,
    author_kind TEXT,
    author_id UUID,
    -- Of duplicate_of: the people that it moved, so that they can be given back.
    handed_over TEXT NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, kind, from_bug, to_bug),
    FOREIGN KEY (org_id, from_bug) REFERENCES bugs (org_id, id),
    FOREIGN KEY (org_id, to_bug) REFERENCES bugs (org_id, id)
);
CREATE INDEX relations_by_from ON relations (org_id, from_bug, kind, to_bug);
CREATE INDEX relations_by_to ON relations (org_id, to_bug, kind, from_bug);
CREATE UNIQUE INDEX relations_one_original ON relations (org_id, from_bug) WHERE kind = 'duplicate_of';
