-- Refuses deletion of withdrawals.
-- Locks: those of the statement.
-- Callers: delete or truncate on withdrawal.
create or replace trigger withdrawals_are_not_deleted before delete or truncate on withdrawal
  for each statement execute function refuse_to_delete_withdrawals();
