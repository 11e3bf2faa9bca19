-- Moves the jackpot's part of the posted steps between the vendor's account and the jackpot. A rollback reverses the
-- contribution of its bet; the house covers the part of a payout that exceeds the jackpot's balance.
-- Locks: writes account; those of jackpot_payments, post_transfers.
-- Callers: post_seamless_steps.
create or replace function post_jackpot_parts(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  postings posting[];
begin
  if not exists (select from unnest(steps) step
    where step.code = 'apply' and ((step.call).jackpot is not null or (step.call).kind = 'rollback')) then
    return;
  end if;
  insert into account (merchant_code, currency, kind)
  select distinct (step.session).merchant_code, (step.session).currency, needed.kind
  from unnest(steps) step cross join unnest(array['house', 'jackpot']) needed (kind)
  where step.code = 'apply' and (step.call).jackpot is not null and not exists (
    select from account where merchant_code = (step.session).merchant_code and account.kind = needed.kind
      and account.kind <> 'member' and vendor is null)
  on conflict do nothing;

  postings := array(
    select row ('jackpot:' || c.vendor || ':' || c.transaction_id, 3210, s.counter_account_id, pool.id, c.jackpot,
      c.vendor || ':' || c.round_id)::posting
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    join account pool on pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member'
      and pool.vendor is null
    where step.code = 'apply' and step.moves is not null and c.kind = 'bet' and c.jackpot is not null
    order by pool.id);
  postings := postings || jackpot_payments(array(
    select row (c.vendor, c.transaction_id, c.round_id, case c.kind when 'win' then 3110 else 3116 end,
      s.counter_account_id, pool.id, house.id, coalesce(c.jackpot, given.amount))::jackpot_payment
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    join account pool on pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member'
      and pool.vendor is null
    join account house on house.merchant_code = s.merchant_code and house.kind = 'house' and house.kind <> 'member'
      and house.vendor is null
    left join transfer given
      on c.kind = 'rollback' and given.key = 'jackpot:' || c.vendor || ':' || c.bet_transaction_id
    where step.code = 'apply' and step.moves is not null and c.kind <> 'bet'
      and coalesce(c.jackpot, given.amount) is not null));
  if 'posted' <> any (post_transfers(postings, now_at)) then
    raise exception 'a part of a jackpot was posted without its bet or win';
  end if;
end $$;
