-- Enforces that a debt can only be paid, but neither deleted nor otherwise changed.
-- Locks: none.
-- Callers: trigger wallet_debt_is_not_truncated on wallet_debt, trigger wallet_debt_is_immutable on wallet_debt.
create or replace function protect_wallet_debt() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.paid < old.paid
    or (new.key, new.code, new.reference, new.account_id, new.creditor_account, new.amount, new.made_at)
      is distinct from (old.key, old.code, old.reference, old.account_id, old.creditor_account, old.amount, old.made_at) then
    raise exception 'a debt can only be paid, neither changed nor deleted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
