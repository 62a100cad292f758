-- How many comments a bug has, of those that were not removed.
ALTER TABLE bugs ADD COLUMN comment_count BIGINT NOT NULL DEFAULT 0;
UPDATE bugs SET comment_count = k.comments
FROM (SELECT org_id, bug_id, COUNT(*) AS comments FROM comments WHERE removed_at IS NULL GROUP BY org_id, bug_id) k
WHERE bugs.org_id = k.org_id AND bugs.id = k.bug_id;

-- What queries walk along holds it too (see 0025).
DROP INDEX bugs_asked;
CREATE INDEX bugs_asked
ON bugs (org_id, id, project_id, status_id, is_open, severity, priority, resolution, author_id, created_at, updated_at, closed_at,
         status_since, due, snoozed_until, vote_count, comment_count, reopen_count, estimate_hundredths, visibility, deleted_at)
WHERE deleted_at IS NULL;
DROP INDEX comments_shown;

-- What not everybody may know: counts over all bugs leave these out, instead of asking of each.
CREATE INDEX bugs_withheld ON bugs (org_id, id) WHERE visibility = 'restricted' OR deleted_at IS NOT NULL;
