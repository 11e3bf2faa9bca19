-- Reverses a payment as far as the account's balance covers it; the rest becomes a debt. Returns the amount moved now.
-- The caller holds the account's lock.
-- Locks: writes wallet_debt; those of post_transfers; the caller holds the account's lock.
-- Callers: correct_round, wallet/operate/ledger.test.ts.
create or replace function take_back_or_owe(asked posting, at timestamptz) returns bigint language plpgsql
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
