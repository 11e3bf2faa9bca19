-- Queues ended rounds for the sums of teams. If a round changes after its end, also queues the reversal of its old
-- values.
-- Locks: writes reversed_round, team_change, team_presence_change.
-- Callers: trigger changed_rounds_add_to_teams on game_round.
create or replace function queue_changed_rounds_for_teams() returns trigger language plpgsql as $$
begin
  -- Rounds that had already ended are changed only by an operator or a correction: their old values are reversed first.
  if exists (select from old_rounds where state <> 'open') then
    with changed as (
      select before.*, greatest(now(), before.closed_at) as reversed_at
      from old_rounds before join new_rounds after using (id)
      where before.state = 'closed'
        and (before.closed_at, before.staked, before.paid, before.valid, before.state)
          is distinct from (after.closed_at, after.staked, after.paid, after.valid, after.state)
    ), reversal as (
      insert into reversed_round (member_id, category, outcome, staked, paid, valid, settled_at, reversed_at)
      select member_id, category, outcome, staked, paid, valid, closed_at, reversed_at from changed
    )
    insert into team_change (member_id, day, category, rounds, betting, turnover, winning, settled_at)
    select member_id, day, category, -1, -staked,
      -valid, -paid, reversed_at
    from changed;
    insert into team_change (member_id, day, category, rounds, betting, turnover, winning, settled_at)
    select after.member_id, after.day, after.category, 1, after.staked,
      after.valid, after.paid, after.closed_at
    from new_rounds after join old_rounds before using (id)
    where after.state = 'closed' and (before.closed_at, before.staked, before.paid, before.valid, before.state)
      is distinct from (after.closed_at, after.staked, after.paid, after.valid, after.state);
    insert into team_presence_change (member_id, kind, day)
    select after.member_id, case when after.state = 'voided' then 'void' else 'bet' end, after.day
    from new_rounds after join old_rounds before using (id)
    where (after.state = 'voided') <> (before.state = 'voided');
    return null;
  end if;
  insert into team_change (member_id, day, category, rounds, betting, turnover, winning, settled_at)
  select member_id, day, category, 1, staked, valid, paid,
    closed_at
  from new_rounds where state = 'closed';
  insert into team_presence_change (member_id, kind, day)
  select member_id, 'void', day from new_rounds where state = 'voided';
  return null;
end $$;
