-- Stores the nonces of these calls and returns the positions of the new ones. In dialects without nonces, repeats are
-- detected by transaction ids only.
-- Locks: writes vendor_nonce.
-- Callers: answer_seamless_calls.
create or replace function fresh_nonces(calls seamless_call[], until timestamptz) returns integer[]
language plpgsql as $$
declare
  fresh integer[];
begin
  -- In key order, so that concurrent calls cannot deadlock.
  with requested as (
    select distinct on (c.vendor, c.nonce) c.vendor, c.nonce, c.ord from unnest(calls) c
    where c.nonce is not null
    order by c.vendor, c.nonce, c.ord
  ), existing as (
    insert into vendor_nonce (vendor, nonce, expires_at)
    select vendor, nonce, until from requested order by vendor, nonce
    on conflict (vendor, nonce) do nothing
    returning vendor, nonce
  )
  select array_agg(requested.ord) into fresh from requested join existing using (vendor, nonce);
  return coalesce(fresh, '{}') || array(select c.ord from unnest(calls) c where c.nonce is null);
end $$;
