-- Posts the seed of each jackpot that these steps have won.
-- Locks: those of post_transfers.
-- Callers: post_seamless_steps.
create or replace function begin_won_jackpots_again(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (select from unnest(steps) step
    where step.code = 'apply' and (step.call).jackpot_all and (step.call).jackpot is not null) then
    return;
  end if;
  perform post_transfers(jackpot_seed_postings(array(
    select distinct on (pool.id) row (pool.merchant_code, pool.id, house.id, c.vendor, c.transaction_id)::won_jackpot
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    join account pool on pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member'
      and pool.vendor is null
    join account house on house.merchant_code = s.merchant_code and house.kind = 'house' and house.kind <> 'member'
      and house.vendor is null
    where step.code = 'apply' and c.jackpot_all and c.jackpot is not null
    order by pool.id, c.vendor, c.transaction_id)), now_at);
end $$;
