-- Enforces that a debt can only be paid, but neither deleted nor otherwise changed.
-- Locks: those of the statement.
-- Callers: update or delete on wallet_debt.
create or replace trigger wallet_debt_is_immutable before update or delete on wallet_debt for each row execute function protect_wallet_debt();
