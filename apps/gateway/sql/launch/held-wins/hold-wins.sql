-- Holds the wins above a cap: they are stored as reported by the vendor and move no money until an operator approves
-- them, neither in the ledger nor in the round, turnover, leaderboards or team sums (docs/decisions/0029).
-- Locks: those of exceeds_hour_cap, hold_win.
-- Callers: post_seamless_steps.
create or replace function hold_wins(steps seamless_step[], now_at timestamptz) returns seamless_step[] language plpgsql as $$
declare
  scanned integer[];
  step seamless_step;
  c seamless_call;
  s game_session;
  because text;
  held seamless_step[] := '{}';
begin
  if not exists (
    select from unnest(steps) one where one.code = 'apply' and (one.call).kind = 'win' and one.moves is not null) then
    return steps;
  end if;
  scanned := array(
    select (one.call).ord from unnest(steps) one
    cross join lateral round_cap((one.call).vendor, (one.session).member_id, (one.call).round_id, (one.call).node_id,
      (one.session).currency) limits
    where one.code = 'apply' and (one.call).kind = 'win' and one.moves is not null
      and (limits.paid + one.moves > limits.cap or limits.hour_units is not null));
  if scanned = '{}' then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    s := step.session;
    if c.ord = any (scanned) then
      because := case
        when exceeds_round_cap(c, s, step.moves) then 'round'
        when exceeds_hour_cap(c.vendor, s.currency, step.moves,
          (round_cap(c.vendor, s.member_id, c.round_id, c.node_id, s.currency)).hour_units, now_at) then 'hour' end;
      if because is not null then
        perform hold_win(c, s, step.moves, because, now_at);
        step.moves := null;
        c.jackpot := null;
        step.call := c;
      end if;
    end if;
    held := held || step;
  end loop;
  return held;
end $$;
