-- Increments the catalogue's revision, so that open pages read the hot matches again.
-- Locks: those of the statement, and of raise_catalogue_revision.
-- Callers: insert or update or delete or truncate on hot_tile.
create or replace trigger catalogue_changed after insert or update or delete or truncate on hot_tile
  for each statement execute function raise_catalogue_revision();
