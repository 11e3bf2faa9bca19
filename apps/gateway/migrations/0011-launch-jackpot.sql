-- Of a bet: what of its stake goes to the merchant's jackpot. Of a win: what of it the jackpot pays.
alter type seamless_call add attribute jackpot bigint;

alter function post_seamless_steps(seamless_step[], timestamptz) rename to post_stakes_and_payouts;

-- Moves between the vendor's account and the jackpot what belongs to the steps that were posted; a rollback takes back
-- what its bet gave.
create function post_jackpot_parts(steps seamless_step[], now_at timestamptz) returns void
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
  select distinct (step.session).merchant_code, (step.session).currency, 'jackpot' from unnest(steps) step
  where step.code = 'apply' and (step.call).jackpot is not null and not exists (
    select from account where merchant_code = (step.session).merchant_code and kind = 'jackpot' and vendor is null)
  on conflict do nothing;

  postings := array(
    select row (
      'jackpot:' || c.vendor || ':' || c.transaction_id,
      case c.kind when 'bet' then 3210 when 'win' then 3110 else 3116 end,
      case c.kind when 'bet' then s.counter_account_id else pool.id end,
      case c.kind when 'bet' then pool.id else s.counter_account_id end,
      coalesce(c.jackpot, given.amount), c.vendor || ':' || c.round_id)::posting
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    join account pool on pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.vendor is null
    left join transfer given
      on c.kind = 'rollback' and given.key = 'jackpot:' || c.vendor || ':' || c.bet_transaction_id
    where step.code = 'apply' and step.moves is not null and coalesce(c.jackpot, given.amount) is not null
    order by pool.id);
  if 'posted' <> any (post_transfers(postings, now_at)) then
    raise exception 'a part of a jackpot was posted without its bet or win';
  end if;
end $$;

create function post_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  posted seamless_step[] := post_stakes_and_payouts(steps, now_at);
begin
  perform post_jackpot_parts(posted, now_at);
  return posted;
end $$;
