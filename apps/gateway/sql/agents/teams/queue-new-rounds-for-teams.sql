-- Queues ended rounds for the sums of teams, one row per round, so that commissions can be paid per round.
-- Locks: writes team_presence_change, team_change.
-- Callers: trigger new_rounds_add_to_teams on game_round.
create or replace function queue_new_rounds_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_presence_change (member_id, kind, day)
  select member_id, 'bet', day from new_rounds where state <> 'voided';
  insert into team_change (member_id, day, category, rounds, betting, turnover, winning, settled_at)
  select member_id, day, category, 1, staked, valid, paid,
    closed_at
  from new_rounds where state = 'closed';
  return null;
end $$;
