-- Refuses to change or delete the log of operators' changes.
-- Locks: none.
-- Callers: trigger operator_change_stands on operator_change.
create or replace function operator_change_stands() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed by hand stays written';
end $$;
