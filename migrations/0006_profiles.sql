-- Pictures of people, and the ids of accounts that were deleted: their work stays under "Deleted user".

CREATE TABLE pictures (
    id BLOB NOT NULL PRIMARY KEY,
    uid BLOB NOT NULL UNIQUE REFERENCES accounts (uid) ON DELETE CASCADE,
    media_type TEXT NOT NULL,
    content BLOB NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE deleted_accounts (
    uid BLOB NOT NULL PRIMARY KEY,
    deleted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
