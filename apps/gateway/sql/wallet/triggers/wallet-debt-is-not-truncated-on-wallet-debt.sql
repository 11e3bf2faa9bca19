-- Enforces that debts are not deleted by a truncation of the table.
-- Locks: those of the statement.
-- Callers: truncate on wallet_debt.
create or replace trigger wallet_debt_is_not_truncated before truncate on wallet_debt for each statement execute function protect_wallet_debt();
