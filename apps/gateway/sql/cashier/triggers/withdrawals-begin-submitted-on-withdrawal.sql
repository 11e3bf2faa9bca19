-- Enforces that a withdrawal begins as submitted.
-- Locks: those of the statement.
-- Callers: insert on withdrawal.
create or replace trigger withdrawals_begin_submitted before insert on withdrawal for each row
  when (new.state <> 'SUBMITTED') execute function protect_withdrawal_request();
