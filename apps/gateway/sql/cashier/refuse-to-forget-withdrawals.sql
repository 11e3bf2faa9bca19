-- Refuses deletion of withdrawals and their history, and any change of the history.
-- Locks: none.
-- Callers: trigger withdrawal_steps_are_kept on withdrawal_step, trigger withdrawals_are_kept on withdrawal.
create or replace function refuse_to_forget_withdrawals() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a withdrawal is kept' using errcode = 'restrict_violation';
end $$;
