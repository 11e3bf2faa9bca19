-- Sends the mail about the outcome of a withdrawal, in the transaction of the outcome: mails report committed events
-- only, each exactly once.
-- Locks: those of the statement, and of mail_withdrawal.
-- Callers: insert on withdrawal_step.
create or replace trigger withdrawal_is_mailed after insert on withdrawal_step for each row
  when (not new.refused and new.to_state in ('SUCCESS', 'FAILED', 'REJECTED')) execute function mail_withdrawal();
