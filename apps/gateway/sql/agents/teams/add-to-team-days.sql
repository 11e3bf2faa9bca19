-- Adds to the daily sums of teams, in key order. A key may occur only once per call.
-- Locks: writes team_day.
-- Callers: count_team_changes, move_team_sums, retype_in_team_sums.
create or replace function add_to_team_days(added team_day[]) returns void language sql as $$
  insert into team_day as existing
  select * from unnest(added) order by agent_id, day, category
  on conflict (agent_id, day, category) do update set
    rounds = existing.rounds + excluded.rounds, betting = existing.betting + excluded.betting,
    turnover = existing.turnover + excluded.turnover, winning = existing.winning + excluded.winning,
    rebate = existing.rebate + excluded.rebate, commission = existing.commission + excluded.commission,
    promotion = existing.promotion + excluded.promotion, salary = existing.salary + excluded.salary,
    dividend = existing.dividend + excluded.dividend, deposit = existing.deposit + excluded.deposit,
    withdrawal = existing.withdrawal + excluded.withdrawal, transfer_in = existing.transfer_in + excluded.transfer_in,
    transfer_out = existing.transfer_out + excluded.transfer_out
$$;
