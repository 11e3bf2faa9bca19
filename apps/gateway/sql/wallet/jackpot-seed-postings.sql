-- The postings of the seeds with which jackpots restart after a win.
-- Locks: none.
-- Callers: begin_won_jackpots_again, pay_held_win.
create or replace function jackpot_seed_postings(won won_jackpot[]) returns posting[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select row ('jackpot-seed:won:' || w.vendor || ':' || w.transaction_id, 8122, w.house, w.pool, seed.amount,
      'jackpot')::posting
    from unnest(won) w join jackpot_seed seed on seed.merchant_code = w.merchant_code);
end $$;
