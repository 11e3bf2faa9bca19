-- Adds days on which members were there (1), or takes them away (-1): so their next days follow other ones than before.
create function change_presences(changed member_presence[], part integer) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  left_over member_presence[] := changed;
  step member_presence[];
begin
  while cardinality(left_over) > 0 loop
    -- One day of each: the neighbours of the next one may be of these.
    step := array(
      select distinct on (kind, member_id) row(kind, member_id, day)::member_presence
      from unnest(left_over) order by kind, member_id, day);
    left_over := array(
      select row(other.*)::member_presence from (select * from unnest(left_over) except select * from unnest(step)) other);
    perform add_to_team_presences(array(
      select row(agent.id, one.kind, link.day, link.day_before, sum(link.part)::bigint)::team_presence
      from unnest(step) one
      join member on member.id = one.member_id and is_in_teams(member.type)
      cross join lateral (
        select
          coalesce((select max(day) from member_presence kept
            where kept.kind = one.kind and kept.member_id = one.member_id and kept.day < one.day), '-infinity') as earlier,
          (select min(day) from member_presence kept
            where kept.kind = one.kind and kept.member_id = one.member_id and kept.day > one.day) as later
      ) beside
      cross join lateral (
        values (one.day, beside.earlier, part), (beside.later, beside.earlier, -part), (beside.later, one.day, part)
      ) link (day, day_before, part)
      cross join unnest(line_of(member.path)) agent (id)
      where link.day is not null
      group by agent.id, one.kind, link.day, link.day_before));
    if part > 0 then
      insert into member_presence select * from unnest(step);
    else
      delete from member_presence using unnest(step) one
      where (member_presence.kind, member_presence.member_id, member_presence.day) = (one.kind, one.member_id, one.day);
    end if;
  end loop;
end $$;

-- Brings sizes and balances of teams up to date with these members.
create function follow_members_in_teams(touched bigint[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  changes team[];
begin
  with changed as materialized (
    select member.id as member_id, member.path, held.units as held, is_in_teams(member.type) as counts,
      is_in_teams(member.type)::integer - coalesce(kept.is_counted, false)::integer as members,
      case when is_in_teams(member.type) then held.units else 0 end
        - case when kept.is_counted then kept.balance else 0 end as balance
    from unnest(touched) asked (id)
    join member on member.id = asked.id
    left join team_member kept on kept.member_id = member.id
    cross join lateral (
      select coalesce(sum(account.balance), 0)::bigint as units from account
      where account.kind = 'member' and account.member_id = member.id and account.wallet_type in (2, 4)) held
  ), known as (
    insert into team_member as known (member_id, balance, is_counted)
    select member_id, held, counts from changed order by member_id
    on conflict (member_id) do update set balance = excluded.balance, is_counted = excluded.is_counted
    where (known.balance, known.is_counted) <> (excluded.balance, excluded.is_counted)
  )
  select array_agg(row(each_one.*)::team) into changes from (
    select agent.id, sum(members)::bigint, sum(balance)::bigint
    from changed cross join unnest(line_of(path)) agent (id)
    where members <> 0 or balance <> 0
    group by agent.id having sum(members) <> 0 or sum(balance) <> 0) each_one;
  perform add_to_teams(coalesce(changes, '{}'));
end $$;

-- Bets that ended, or were undone and count less, in their order; for whoever is paid for each as it ends.
create table settled_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  vertical text not null,
  turnover bigint not null,
  settled_at timestamptz not null
);

-- Hands on what ended to those who are paid by the bet; nobody is yet. Called by whoever counts, within his commit.
create function note_settled(members bigint[], verticals text[], turnovers bigint[], moments timestamptz[])
returns void language plpgsql as $$
begin
end $$;

-- Counts so much of the news for all agents above, and tells how much there was: null while somebody else is at it. What it
-- takes is gone with the very commit that counts it: no gateway that dies loses or doubles any.
create function fold_team_news(at_most integer, asked_at timestamptz) returns integer language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  counted integer;
  heard integer;
  touched bigint[];
  members bigint[];
  verticals text[];
  turnovers bigint[];
  moments timestamptz[];
  seen member_presence[];
  added team_day[];
begin
  if not pg_try_advisory_xact_lock(team_lock()) then
    return null;
  end if;
  with gone as (
    delete from team_news where id <= (select max(id) from (select id from team_news order by id limit at_most) first)
    returning *
  ), hours as (
    insert into member_hour as kept (member_id, hour, vertical, staked, turnover, paid)
    select gone.member_id, date_trunc('hour', gone.settled_at, merchant.zone), gone.vertical,
      sum(gone.betting), sum(gone.turnover), sum(gone.winning)
    from gone join member on member.id = gone.member_id join merchant on merchant.code = member.merchant_code
    where gone.settled_at is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, hour, vertical) do update set staked = kept.staked + excluded.staked,
      turnover = kept.turnover + excluded.turnover, paid = kept.paid + excluded.paid
  ), own as (
    select member_id, day, vertical,
      sum(rounds) as rounds, sum(betting) as betting, sum(turnover) as turnover, sum(winning) as winning,
      sum(rebate) as rebate, sum(commission) as commission, sum(promotion) as promotion, sum(salary) as salary,
      sum(dividend) as dividend, sum(deposit) as deposit, sum(withdrawal) as withdrawal,
      sum(transfer_in) as transfer_in, sum(transfer_out) as transfer_out
    from gone
    where (rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
      transfer_in, transfer_out) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    group by member_id, day, vertical
  )
  select
    array(
      select row(agent.id, own.day, own.vertical,
        sum(own.rounds)::bigint, sum(own.betting)::bigint, sum(own.turnover)::bigint, sum(own.winning)::bigint,
        sum(own.rebate)::bigint, sum(own.commission)::bigint, sum(own.promotion)::bigint,
        sum(own.salary)::bigint, sum(own.dividend)::bigint, sum(own.deposit)::bigint,
        sum(own.withdrawal)::bigint, sum(own.transfer_in)::bigint, sum(own.transfer_out)::bigint)::team_day
      from own
      join member on member.id = own.member_id and is_in_teams(member.type)
      cross join unnest(line_of(member.path)) agent (id)
      group by agent.id, own.day, own.vertical),
    count(*), array_agg(distinct member_id),
    array_agg(member_id order by id) filter (where settled_at is not null),
    array_agg(vertical order by id) filter (where settled_at is not null),
    array_agg(turnover order by id) filter (where settled_at is not null),
    array_agg(settled_at order by id) filter (where settled_at is not null)
  into added, counted, touched, members, verticals, turnovers, moments from gone;
  perform add_to_team_days(added);
  if members is not null then
    perform note_settled(members, verticals, turnovers, moments);
  end if;

  with gone as (
    delete from team_presence_news
    where id <= (select max(id) from (select id from team_presence_news order by id limit at_most) first)
    returning kind, member_id, day
  )
  select count(*), coalesce(array_agg(distinct row(kind, member_id, day)::member_presence), '{}') into heard, seen from gone;
  perform change_presences(array(
    select row(there.*)::member_presence from unnest(seen) there
    where kind <> 'void' and (kind <> 'bet' or bet_on(member_id, day)) and not exists (
      select from member_presence kept
      where kept.kind = there.kind and kept.member_id = there.member_id and kept.day = there.day)), 1);
  perform change_presences(array(
    select row('bet', member_id, day)::member_presence from unnest(seen) asked
    where kind = 'void' and not bet_on(member_id, day) and exists (
      select from member_presence kept
      where kept.kind = 'bet' and kept.member_id = asked.member_id and kept.day = asked.day)), -1);

  perform follow_members_in_teams(array(
    select unnest(touched) union select member_id from unnest(seen) where kind = 'register'));
  if counted < at_most and heard < at_most then
    update team_counting set counted_at = greatest(counted_at, asked_at);
  end if;
  return counted + heard;
end $$;

-- Counts anew who below each agent was heard of since a moment; tells whether it was for this one to do.
create function count_team_online(asked_at timestamptz, since timestamptz, not_after timestamptz) returns boolean
language plpgsql set plan_cache_mode = force_custom_plan set work_mem = '64MB'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  if not pg_try_advisory_xact_lock(7301142)
    or not exists (select from team_counting where online_at <= not_after) then
    return false;
  end if;
  with there as (
    select distinct member_id from session where last_seen_at > since
  ), now_online as materialized (
    select agent.id as agent_id, count(*)::integer as members
    from there join member on member.id = there.member_id and is_in_teams(member.type)
    cross join unnest(line_of(member.path)) agent (id)
    where agent.id <> member.id
    group by agent.id
  ), left_alone as (
    delete from team_online where agent_id not in (select agent_id from now_online)
  )
  insert into team_online as kept (agent_id, members) select agent_id, members from now_online
  on conflict (agent_id) do update set members = excluded.members where kept.members <> excluded.members;
  update team_counting set online_at = asked_at;
  return true;
end $$;

-- Whoever gets another upline takes the sums of his team with him, of all days: a team is who stands below its agent now. It
-- is all in the sums of his own; what nobody has counted yet is counted for whoever stands above him then.
create function move_team_sums() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  had bigint[] := array(select unnest(line_of(old.path)) except select unnest(line_of(new.path)));
  have bigint[] := array(select unnest(line_of(new.path)) except select unnest(line_of(old.path)));
begin
  perform pg_advisory_xact_lock(team_lock());
  perform add_to_team_days(array(
    select row(agent.id, day, vertical,
      part * rounds, part * betting, part * turnover, part * winning, part * rebate, part * commission,
      part * promotion, part * salary, part * dividend, part * deposit, part * withdrawal, part * transfer_in,
      part * transfer_out)::team_day
    from team_day
    cross join (select unnest(had), -1 union all select unnest(have), 1) agent (id, part)
    where agent_id = new.id));
  perform add_to_team_presences(array(
    select row(agent.id, kind, day, day_before, part * members)::team_presence
    from team_presence
    cross join (select unnest(had), -1 union all select unnest(have), 1) agent (id, part)
    where agent_id = new.id));
  perform add_to_teams(array(
    select row(agent.id, part * members, part * balance)::team
    from team
    cross join (select unnest(had), -1 union all select unnest(have), 1) agent (id, part)
    where agent_id = new.id));
  return null;
end $$;
-- Before the one on types, by its name: what was counted goes first.
create trigger team_sums_are_moved after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_team_sums();

-- Whoever becomes a tester, or is one no more, leaves the sums or comes into them with all that was counted of him.
create function retype_in_team_sums() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  change integer := is_in_teams(new.type)::integer - is_in_teams(old.type)::integer;
begin
  perform pg_advisory_xact_lock(team_lock());
  perform add_to_team_days(array(
    select row(agent.id, own.day, own.vertical,
      sum(change * own.part * own.rounds)::bigint, sum(change * own.part * own.betting)::bigint, sum(change * own.part * own.turnover)::bigint,
      sum(change * own.part * own.winning)::bigint, sum(change * own.part * own.rebate)::bigint, sum(change * own.part * own.commission)::bigint,
      sum(change * own.part * own.promotion)::bigint, sum(change * own.part * own.salary)::bigint, sum(change * own.part * own.dividend)::bigint,
      sum(change * own.part * own.deposit)::bigint, sum(change * own.part * own.withdrawal)::bigint, sum(change * own.part * own.transfer_in)::bigint,
      sum(change * own.part * own.transfer_out)::bigint)::team_day
    from (
      select member_id, day, vertical, 1 as part,
        rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
        transfer_in, transfer_out
      from member_day where member_id = new.id
      union all
      select member_id, day, vertical, -1,
        rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
        transfer_in, transfer_out
      from team_news where member_id = new.id) own
    cross join unnest(line_of(new.path)) agent (id)
    group by agent.id, own.day, own.vertical));
  perform add_to_team_presences(array(
    select row(agent.id, kind, day, day_before, change)::team_presence
    from (
      select kind, day, coalesce(lag(day) over (partition by kind order by day), '-infinity') as day_before
      from member_presence where member_id = new.id) link
    cross join unnest(line_of(new.path)) agent (id)));
  perform follow_members_in_teams(array[new.id]);
  return null;
end $$;
create trigger team_sums_follow_type after update of type on member
  for each row when (is_in_teams(old.type) <> is_in_teams(new.type)) execute function retype_in_team_sums();
