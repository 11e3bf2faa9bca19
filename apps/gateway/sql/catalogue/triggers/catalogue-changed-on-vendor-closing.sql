-- Increments the catalogue's revision on every change that affects which games can be opened.
-- Locks: those of the statement, and of raise_catalogue_revision.
-- Callers: insert or update or delete or truncate on vendor_closing.
create or replace trigger catalogue_changed after insert or update or delete or truncate on vendor_closing
  for each statement execute function raise_catalogue_revision();
