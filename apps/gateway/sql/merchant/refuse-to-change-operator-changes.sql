-- Refuses to change or delete the log of operators' changes.
-- Locks: none.
-- Callers: trigger operator_change_is_immutable on operator_change.
create or replace function refuse_to_change_operator_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the log of operator changes is immutable';
end $$;
