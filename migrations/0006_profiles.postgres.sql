-- Pictures of people, and the ids of accounts that were deleted: their work stays under "Deleted user".

CREATE TABLE pictures (
    id UUID NOT NULL PRIMARY KEY,
    uid UUID NOT NULL UNIQUE REFERENCES accounts (uid) ON DELETE CASCADE,
    media_type TEXT NOT NULL,
    content BYTEA NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE deleted_accounts (
    uid UUID NOT NULL PRIMARY KEY,
    deleted_at BIGINT NOT NULL
);
