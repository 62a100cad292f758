-- How far example organizations are: each step of making one moves this with what it makes.

CREATE TABLE demo_progress (
    org_id UUID NOT NULL PRIMARY KEY REFERENCES orgs (id),
    begun_at BIGINT NOT NULL,
    bugs_asked BIGINT NOT NULL,
    deeds_done BIGINT NOT NULL,
    crowd_done BIGINT NOT NULL
);
