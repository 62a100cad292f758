-- What a person did last, and whether it was taken back: found without reading what others did.

CREATE INDEX changes_by_actor
ON changes (actor_id, at, batch_id)
WHERE actor_kind = 'user' AND on_behalf_of_id IS NULL;

CREATE INDEX batches_by_undone ON batches (org_id, undo_of, created_at) WHERE undo_of IS NOT NULL;
