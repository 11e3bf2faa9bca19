-- Balances of the given accounts, in their order; null for an unknown account.
-- Locks: none.
-- Callers: answer_seamless_calls, answer_seamless_play.
create or replace function balances_of_accounts(ids bigint[]) returns bigint[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select account.balance from unnest(ids) with ordinality requested (id, place)
    left join account on account.id = requested.id order by requested.place);
end $$;
