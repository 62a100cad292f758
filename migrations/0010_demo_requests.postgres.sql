-- Who asked for a demo on the start page.

CREATE TABLE demo_requests (
    email_folded TEXT NOT NULL PRIMARY KEY,
    email TEXT NOT NULL,
    requested_at BIGINT NOT NULL
);
CREATE INDEX demo_requests_requested_at ON demo_requests (requested_at, email_folded);
