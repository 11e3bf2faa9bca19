-- Refuses changes of the amount and the recipient of a credited deposit.
-- Locks: those of the statement.
-- Callers: update on deposit.
create or replace trigger credited_deposit_is_immutable before update on deposit
  for each row when (old.state = 'SUCCESS') execute function protect_credited_deposit();
