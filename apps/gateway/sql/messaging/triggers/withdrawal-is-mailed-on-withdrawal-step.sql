-- Sends the mail about a withdrawal's outcome in the transaction of that outcome. All `mail_` functions read rows that
-- are kept indefinitely, so every mail reports a committed event, exactly once.
-- Locks: those of the statement, and of mail_withdrawal.
-- Callers: insert on withdrawal_step.
create or replace trigger withdrawal_is_mailed after insert on withdrawal_step for each row
  when (not new.refused and new.to_state in ('SUCCESS', 'FAILED', 'REJECTED')) execute function mail_withdrawal();
