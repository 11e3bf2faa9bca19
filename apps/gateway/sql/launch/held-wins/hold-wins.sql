-- Holds the wins above a cap: they are stored as reported by the vendor and move no money until an operator approves
-- them, neither in the ledger nor in the round, turnover, leaderboards or team sums (docs/decisions/0029).
-- Locks: those of exceeds_hour_cap, hold_win.
-- Callers: post_seamless_steps.
create or replace function hold_wins(steps seamless_step[], now_at timestamptz) returns seamless_step[] language plpgsql as $$
declare
  candidates integer[];
  step seamless_step;
  c seamless_call;
  s game_session;
  exceeded_cap text;
  result seamless_step[] := '{}';
begin
  if not exists (
    select from unnest(steps) entry where entry.code = 'apply' and (entry.call).kind = 'win' and entry.moves is not null) then
    return steps;
  end if;
  candidates := array(
    select (entry.call).ord from unnest(steps) entry
    cross join lateral round_cap((entry.call).vendor, (entry.session).member_id, (entry.call).round_id, (entry.call).node_id,
      (entry.session).currency) limits
    where entry.code = 'apply' and (entry.call).kind = 'win' and entry.moves is not null
      and (limits.paid + entry.moves > limits.cap or limits.hour_units is not null));
  if candidates = '{}' then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    s := step.session;
    if c.ord = any (candidates) then
      exceeded_cap := case
        when exceeds_round_cap(c, s, step.moves) then 'round'
        when exceeds_hour_cap(c.vendor, s.currency, step.moves,
          (round_cap(c.vendor, s.member_id, c.round_id, c.node_id, s.currency)).hour_units, now_at) then 'hour' end;
      if exceeded_cap is not null then
        perform hold_win(c, s, step.moves, exceeded_cap, now_at);
        step.moves := null;
        c.jackpot := null;
        step.call := c;
      end if;
    end if;
    result := result || step;
  end loop;
  return result;
end $$;
