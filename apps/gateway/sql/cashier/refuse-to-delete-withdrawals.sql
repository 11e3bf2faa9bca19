-- Refuses deletion of withdrawals and their history, and any change of the history.
-- Locks: none.
-- Callers: trigger withdrawal_steps_are_immutable on withdrawal_step, trigger withdrawals_are_not_deleted on
--   withdrawal.
create or replace function refuse_to_delete_withdrawals() returns trigger language plpgsql as $$
begin
  raise exception 'withdrawals and their steps are immutable' using errcode = 'restrict_violation';
end $$;
