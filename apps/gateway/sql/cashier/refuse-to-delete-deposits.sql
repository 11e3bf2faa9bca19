-- The history of deposits is immutable: refuses update, deletion and truncation.
-- Locks: none.
-- Callers: trigger deposit_steps_are_immutable on deposit_step.
create or replace function refuse_to_delete_deposits() returns trigger language plpgsql as $$
begin
  raise exception 'deposits and their steps are immutable' using errcode = 'restrict_violation';
end $$;
