-- The order of bugs on boards: a key in the digits 0-9A-Za-z, compared byte by byte.

ALTER TABLE bugs ADD COLUMN rank TEXT COLLATE "C" NOT NULL DEFAULT '';
-- Those that are there stand in the order of their numbers: nine digits of the number, then the end of the id,
-- which keeps bugs of one number in several projects apart (bugs/order/rank.hpp).
UPDATE bugs SET rank = '000'
    || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', CAST(abs(number) / 916132832 % 62 + 1 AS INTEGER), 1)
    || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', CAST(abs(number) / 14776336 % 62 + 1 AS INTEGER), 1)
    || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', CAST(abs(number) / 238328 % 62 + 1 AS INTEGER), 1)
    || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', CAST(abs(number) / 3844 % 62 + 1 AS INTEGER), 1)
    || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', CAST(abs(number) / 62 % 62 + 1 AS INTEGER), 1)
    || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', CAST(abs(number) / 1 % 62 + 1 AS INTEGER), 1)
    || substr(CAST(id AS TEXT), 33);
CREATE INDEX bugs_by_rank ON bugs (org_id, rank, id);
