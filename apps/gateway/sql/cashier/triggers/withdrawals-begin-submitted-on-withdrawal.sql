-- Enforces that a withdrawal begins as submitted and never changes its amount, its fee, its member or its bank card.
-- Locks: those of the statement.
-- Callers: insert on withdrawal.
create or replace trigger withdrawals_begin_submitted before insert on withdrawal for each row
  when (new.state <> 'SUBMITTED') execute function protect_withdrawal_request();
