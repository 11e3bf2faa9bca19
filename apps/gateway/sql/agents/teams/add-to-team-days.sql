-- Adds to the sums of teams per day; each key at most once per call, in key order.
-- Locks: writes team_day.
-- Callers: count_team_changes, move_team_sums, retype_in_team_sums.
create or replace function add_to_team_days(added team_day[]) returns void language sql as $$
  insert into team_day as kept
  select * from unnest(added) order by agent_id, day, category
  on conflict (agent_id, day, category) do update set
    rounds = kept.rounds + excluded.rounds, betting = kept.betting + excluded.betting,
    turnover = kept.turnover + excluded.turnover, winning = kept.winning + excluded.winning,
    rebate = kept.rebate + excluded.rebate, commission = kept.commission + excluded.commission,
    promotion = kept.promotion + excluded.promotion, salary = kept.salary + excluded.salary,
    dividend = kept.dividend + excluded.dividend, deposit = kept.deposit + excluded.deposit,
    withdrawal = kept.withdrawal + excluded.withdrawal, transfer_in = kept.transfer_in + excluded.transfer_in,
    transfer_out = kept.transfer_out + excluded.transfer_out
$$;
