-- Every change of what games can be opened raises the catalogue's revision.
-- Locks: those of the statement, and of raise_catalogue_revision.
-- Callers: insert or update or delete or truncate on vendor.
create or replace trigger catalogue_changed after insert or update or delete or truncate on vendor
  for each statement execute function raise_catalogue_revision();
