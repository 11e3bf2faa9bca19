-- What a member owes of winnings that were taken back after he had spent them: no wallet goes below zero. Whatever comes into that
-- wallet pays it first, the oldest before the others, so whoever owes something has nothing.
create table wallet_debt (
  id bigint generated always as identity primary key,
  -- The key of what was taken back, and why; the payments are of the same code and belong to the same.
  key text not null unique,
  code integer not null,
  reference text not null,
  -- Who owes, and whom.
  account_id bigint not null references account (id),
  creditor_account bigint not null references account (id),
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  payments integer not null default 0,
  made_at timestamptz not null
) with (fillfactor = 80);
create index wallet_debt_open on wallet_debt (account_id, id) where paid < amount;

create function keep_wallet_debt() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.paid < old.paid
    or (new.key, new.code, new.reference, new.account_id, new.creditor_account, new.amount, new.made_at)
      is distinct from (old.key, old.code, old.reference, old.account_id, old.creditor_account, old.amount, old.made_at) then
    raise exception 'a debt is paid, and never forgotten or changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger wallet_debt_stays before update or delete on wallet_debt for each row execute function keep_wallet_debt();
create trigger wallet_debt_is_kept before truncate on wallet_debt for each statement execute function keep_wallet_debt();

-- Takes back what was paid, as far as it is there; the rest is owed. The account is locked by the caller. Answers what moved now.
create function take_back_or_owe(asked posting, at timestamptz) returns bigint language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  there bigint := least(asked.amount, greatest(0, (select balance from account where id = asked.debit)));
begin
  if there > 0 and post_transfers(
    array[row (asked.key, asked.code, asked.debit, asked.credit, there, asked.reference)::posting], at) <> '{posted}' then
    raise exception 'what is taken back under % was moved before', asked.key using errcode = 'serialization_failure';
  end if;
  if there < asked.amount then
    insert into wallet_debt (key, code, reference, account_id, creditor_account, amount, made_at)
    values (asked.key, asked.code, asked.reference, asked.debit, asked.credit, asked.amount - there, at);
  end if;
  return there;
end $$;

-- Follows the ledger itself, so that no way of coming into a wallet is forgotten: in the statement that moves it, under the lock of
-- its account.
create function pay_debts() returns trigger language plpgsql
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
create trigger what_comes_in_pays_debts after insert on transfer
  referencing new table as moved for each statement execute function pay_debts();
