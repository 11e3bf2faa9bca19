-- A debt can only be paid: it is never deleted or otherwise changed.
-- Locks: those of the statement.
-- Callers: update or delete on wallet_debt.
create or replace trigger wallet_debt_stays before update or delete on wallet_debt for each row execute function keep_wallet_debt();
