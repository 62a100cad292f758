-- Harm, plan and place of a bug.

-- The description stands last (see 0004): it is taken out of the way and put back behind the rest.
ALTER TABLE bugs RENAME COLUMN description TO description_before;
ALTER TABLE bugs ADD COLUMN severity INTEGER NOT NULL DEFAULT 0;
ALTER TABLE bugs ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
ALTER TABLE bugs ADD COLUMN due TEXT;
ALTER TABLE bugs ADD COLUMN estimate_hundredths INTEGER;
ALTER TABLE bugs ADD COLUMN environment TEXT NOT NULL DEFAULT '[]';
ALTER TABLE bugs ADD COLUMN description TEXT NOT NULL DEFAULT '';
UPDATE bugs SET description = description_before;
ALTER TABLE bugs DROP COLUMN description_before;
