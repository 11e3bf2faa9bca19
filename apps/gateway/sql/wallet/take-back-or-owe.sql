-- Reverses a payment up to the balance of the account; the remaining amount becomes a debt. Returns the amount that was
-- moved.
-- Locks: writes wallet_debt; those of post_transfers; the caller holds the account's lock.
-- Callers: correct_round, wallet/operate/ledger.test.ts.
create or replace function take_back_or_owe(reversal posting, at timestamptz) returns bigint language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  available bigint := least(reversal.amount, greatest(0, (select balance from account where id = reversal.debit)));
begin
  if available > 0 and post_transfers(
    array[row (reversal.key, reversal.code, reversal.debit, reversal.credit, available, reversal.reference)::posting], at) <> '{posted}' then
    raise exception 'the reversal % was posted before', reversal.key using errcode = 'serialization_failure';
  end if;
  if available < reversal.amount then
    insert into wallet_debt (key, code, reference, account_id, creditor_account, amount, made_at)
    values (reversal.key, reversal.code, reversal.reference, reversal.debit, reversal.credit, reversal.amount - available, at);
  end if;
  return available;
end $$;
