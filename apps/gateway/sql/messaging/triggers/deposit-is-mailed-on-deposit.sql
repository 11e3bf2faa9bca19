-- Sends the mail about a credited deposit.
-- Locks: those of the statement, and of mail_deposit.
-- Callers: update of state on deposit.
create or replace trigger deposit_is_mailed after update of state on deposit for each row
  when (old.state <> 'SUCCESS' and new.state = 'SUCCESS') execute function mail_deposit();
