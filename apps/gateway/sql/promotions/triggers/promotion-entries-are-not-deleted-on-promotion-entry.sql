-- Refuses deletion of promotion entries.
-- Locks: those of the statement.
-- Callers: delete or truncate on promotion_entry.
create or replace trigger promotion_entries_are_not_deleted before delete or truncate on promotion_entry
  for each statement execute function refuse_to_delete_entries();
