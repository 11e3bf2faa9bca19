-- Pays debts from every amount that is credited to a wallet. Runs as a trigger of the ledger, so that no credit is
-- missed: in the statement that moves the money, under the lock of the account.
-- Locks: writes wallet_debt; those of post_transfers.
-- Callers: trigger wallet_credit_pays_debts on transfer.
create or replace function pay_debts() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  debt wallet_debt;
  pays bigint;
begin
  if not exists (
    select from moved join wallet_debt d on d.account_id = moved.credit_account and d.paid < d.amount) then
    return null;
  end if;
  for debt in
    select d.* from wallet_debt d
    where d.paid < d.amount and d.account_id in (select credit_account from moved) order by d.account_id, d.id
  loop
    pays := least(debt.amount - debt.paid, (select balance from account where id = debt.account_id));
    continue when pays <= 0;
    update wallet_debt set paid = paid + pays, payments = payments + 1 where id = debt.id;
    perform post_transfers(
      array[row ('debt:' || debt.id || ':' || debt.payments + 1, debt.code, debt.account_id, debt.creditor_account, pays,
        debt.reference)::posting],
      (select max(occurred_at) from moved));
  end loop;
  return null;
end $$;
