-- The hash of a transfer chained to the account's previous hash: a change of one transfer invalidates the hashes of all
-- later ones.
-- Locks: none.
-- Callers: post_transfers, wallet/broken-chains.ts, bench/ledger.ts.
create or replace function chained_hash(earlier bytea, version bigint, balance bigint, content text) returns bytea
language sql stable
return sha256(earlier || convert_to(version || '|' || balance || '|' || content, 'UTF8'));
