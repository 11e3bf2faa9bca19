-- Adds up to `at_most` queued events to the sums of all uplines and returns the number of events; null while another
-- gateway counts. Events are deleted in the same transaction, so each is counted exactly once.
-- Locks: advisory team_lock() (tried); writes member_hour, team_counting, team_change, team_presence_change; those of
--   add_to_team_days, change_presences, follow_members_in_teams, queue_settled_bets.
-- Callers: agents/teams/team-changes.ts.
create or replace function count_team_changes(at_most integer, asked_at timestamptz) returns integer language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  counted integer;
  presence_changes integer;
  changed_members bigint[];
  members bigint[];
  categories text[];
  turnovers bigint[];
  settled_times timestamptz[];
  new_presences member_presence[];
  added team_day[];
begin
  if not pg_try_advisory_xact_lock(team_lock()) then
    return null;
  end if;
  with removed as (
    delete from team_change where id <= (select max(id) from (select id from team_change order by id limit at_most) first)
    returning *
  ), hours as (
    insert into member_hour as existing (member_id, hour, category, staked, turnover, paid)
    select removed.member_id, date_trunc('hour', removed.settled_at, merchant.zone), removed.category,
      sum(removed.betting), sum(removed.turnover), sum(removed.winning)
    from removed join member on member.id = removed.member_id join merchant on merchant.code = member.merchant_code
    where removed.settled_at is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, hour, category) do update set staked = existing.staked + excluded.staked,
      turnover = existing.turnover + excluded.turnover, paid = existing.paid + excluded.paid
  ), day_sums as (
    select member_id, day, category,
      sum(rounds) as rounds, sum(betting) as betting, sum(turnover) as turnover, sum(winning) as winning,
      sum(rebate) as rebate, sum(commission) as commission, sum(promotion) as promotion, sum(salary) as salary,
      sum(dividend) as dividend, sum(deposit) as deposit, sum(withdrawal) as withdrawal,
      sum(transfer_in) as transfer_in, sum(transfer_out) as transfer_out
    from removed
    where (rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
      transfer_in, transfer_out) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    group by member_id, day, category
  )
  select
    array(
      select row(agent.id, day_sums.day, day_sums.category,
        sum(day_sums.rounds)::bigint, sum(day_sums.betting)::bigint, sum(day_sums.turnover)::bigint, sum(day_sums.winning)::bigint,
        sum(day_sums.rebate)::bigint, sum(day_sums.commission)::bigint, sum(day_sums.promotion)::bigint,
        sum(day_sums.salary)::bigint, sum(day_sums.dividend)::bigint, sum(day_sums.deposit)::bigint,
        sum(day_sums.withdrawal)::bigint, sum(day_sums.transfer_in)::bigint, sum(day_sums.transfer_out)::bigint)::team_day
      from day_sums
      join member on member.id = day_sums.member_id and is_in_teams(member.type)
      cross join unnest(line_of(member.path)) agent (id)
      group by agent.id, day_sums.day, day_sums.category),
    count(*), array_agg(distinct member_id),
    array_agg(member_id order by id) filter (where settled_at is not null),
    array_agg(category order by id) filter (where settled_at is not null),
    array_agg(turnover order by id) filter (where settled_at is not null),
    array_agg(settled_at order by id) filter (where settled_at is not null)
  into added, counted, changed_members, members, categories, turnovers, settled_times from removed;
  perform add_to_team_days(added);
  if members is not null then
    perform queue_settled_bets(members, categories, turnovers, settled_times);
  end if;

  with removed as (
    delete from team_presence_change
    where id <= (select max(id) from (select id from team_presence_change order by id limit at_most) first)
    returning kind, member_id, day
  )
  select count(*), coalesce(array_agg(distinct row(kind, member_id, day)::member_presence), '{}') into presence_changes, new_presences from removed;
  perform change_presences(array(
    select row(presence.*)::member_presence from unnest(new_presences) presence
    where kind <> 'void' and (kind <> 'bet' or bet_on(member_id, day)) and not exists (
      select from member_presence existing
      where existing.kind = presence.kind and existing.member_id = presence.member_id and existing.day = presence.day)), 1);
  perform change_presences(array(
    select row('bet', member_id, day)::member_presence from unnest(new_presences) requested
    where kind = 'void' and not bet_on(member_id, day) and exists (
      select from member_presence existing
      where existing.kind = 'bet' and existing.member_id = requested.member_id and existing.day = requested.day)), -1);

  perform follow_members_in_teams(array(
    select unnest(changed_members) union select member_id from unnest(new_presences) where kind = 'register'));
  if counted < at_most and presence_changes < at_most then
    update team_counting set counted_at = greatest(counted_at, asked_at);
  end if;
  return counted + presence_changes;
end $$;
