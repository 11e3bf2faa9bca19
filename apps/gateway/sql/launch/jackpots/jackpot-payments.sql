-- The postings of payments out of jackpots. Payments from one jackpot are serialised. Contributions are not, so those
-- of open transactions are not included.
-- Locks: the jackpots' rows of account, in id order (for no key update).
-- Callers: pay_held_win, post_jackpot_parts.
create or replace function jackpot_payments(payments jackpot_payment[]) returns posting[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from account where id = any (array(select pool from unnest(payments))) order by id for no key update;
  return array(
    with placed as (
      select p.*, held.amount as holds,
        sum(p.amount) over (partition by p.pool order by p.vendor, p.transaction_id) - p.amount as given_before
      from unnest(payments) p
      cross join lateral (
        select coalesce(sum(part.amount), 0) as amount from jackpot_pool part where part.account_id = p.pool) held
    ), shared as (
      select placed.*, greatest(0, least(amount, holds - given_before))::bigint as from_pool from placed
    )
    select row ('jackpot:' || vendor || ':' || transaction_id, code, pool, counter, from_pool,
      vendor || ':' || round_id)::posting from shared where from_pool > 0
    union all
    select row ('jackpot-covered:' || vendor || ':' || transaction_id, 3111, house, counter, amount - from_pool,
      vendor || ':' || round_id)::posting from shared where amount > from_pool);
end $$;
