-- All data of a transfer as a line of text. It is hashed into the chains of both accounts, so that any change breaks
-- them.
-- Locks: none.
-- Callers: post_transfers, wallet/broken-chains.ts, bench/ledger.ts.
create or replace function transfer_content(
  code integer, merchant_code text, currency text, debit bigint, credit bigint, amount bigint, at timestamptz, key text,
  reference text
) returns text language sql stable
return code || '|' || merchant_code || '|' || currency || '|' || debit || '|' || credit || '|' || amount || '|' ||
  (extract(epoch from at) * 1000000)::bigint || '|' || key || '|' || reference;
