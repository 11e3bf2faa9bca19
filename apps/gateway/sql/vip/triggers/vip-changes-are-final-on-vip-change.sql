-- The history of VIP levels is immutable.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on vip_change.
create or replace trigger vip_changes_are_final before update or delete or truncate on vip_change
  for each statement execute function refuse_to_change_vip_changes();
