-- A text line with all data of a transfer; part of the hash chains of both its accounts, so any change breaks them.
-- Locks: none.
-- Callers: post_transfers, wallet/broken-chains.ts, bench/ledger.ts.
create or replace function transfer_content(
  code integer, merchant_code text, currency text, debit bigint, credit bigint, amount bigint, at timestamptz, key text,
  reference text
) returns text language sql stable
return code || '|' || merchant_code || '|' || currency || '|' || debit || '|' || credit || '|' || amount || '|' ||
  (extract(epoch from at) * 1000000)::bigint || '|' || key || '|' || reference;
