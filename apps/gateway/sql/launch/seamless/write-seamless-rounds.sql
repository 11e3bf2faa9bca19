-- Opens rounds, adds stakes and payouts, and ends rounds. Sets day, category and percentage, so that no trigger has to
-- look them up for each bet. Held parts of wins are not added. Wins that may be displayed are added to the list of
-- wins.
-- Locks: writes game_round, game_win.
-- Callers: answer_seamless_calls.
create or replace function write_seamless_rounds(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  written seamless_step[];
begin
  insert into game_round as r
    (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid, opened_at, day, category,
      valid_percent)
  select c.vendor, s.member_id, c.round_id, s.merchant_code, s.id, coalesce(c.node_id, s.node_id), 'open', c.amount, 0,
    now_at, (now_at at time zone merchant.zone)::date, s.category,
    game_percent(s.merchant_code, coalesce(c.node_id, s.node_id))
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  cross join lateral (select (step.session).*) s
  join merchant on merchant.code = s.merchant_code
  where step.code = 'apply' and c.kind = 'bet'
  on conflict (vendor, member_id, round_id) do update set state = 'open', staked = r.staked + excluded.staked;

  if not exists (select from unnest(steps) step where step.code = 'apply' and (step.call).kind <> 'bet') then
    return steps;
  end if;
  with change as (
    select c.ord, c.vendor, s.member_id, c.round_id, s.ranked, s.category, s.masked_name, s.currency, c.valid,
      case when c.kind = 'win' then coalesce(step.moves, 0) else 0 end as pays,
      case when c.kind = 'rollback' then step.moves else 0 end as returns,
      c.kind = 'close' or (c.kind = 'win' and c.close_round) as closes
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    where step.code = 'apply' and (c.kind in ('win', 'close') or (c.kind = 'rollback' and step.moves is not null))
  ), changed as (
    update game_round r set paid = r.paid + change.pays, staked = r.staked - change.returns,
      valid_reported = case when change.returns = 0 then coalesce(change.valid, r.valid_reported) end,
      state = case
        when change.closes then 'closed'
        when change.returns = r.staked and r.paid = 0 and change.returns > 0 then 'voided'
        else r.state end,
      closed_at = case when change.closes then now_at end
    from change
    where r.vendor = change.vendor and r.member_id = change.member_id and r.round_id = change.round_id
    returning change.*, r.id, r.merchant_code, r.node_id, r.paid, r.staked
  ), won as (
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    select id, merchant_code, (now_at at time zone 'UTC')::date, category, paid, staked, currency, node_id, masked_name,
      now_at
    from changed where closes and ranked and paid > staked
    returning round, paid, staked
  )
  select array_agg(row (step.call, step.session, step.code, step.reference, step.state, step.moves, step.bet_unknown,
    won.round, won.paid, won.staked)::seamless_step)
  into written
  from unnest(steps) step
  left join changed on changed.ord = (step.call).ord
  left join won on won.round = changed.id;
  return written;
end $$;
