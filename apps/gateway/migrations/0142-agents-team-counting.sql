-- What these members' sizes and balances change in their teams, against what stands there already.
create function team_changes(touched bigint[])
returns table (member_id bigint, path text, members integer, balance bigint, held bigint, counts boolean)
language sql stable as $$
  select member.id, member.path, is_in_teams(member.type)::integer - coalesce(kept.is_counted, false)::integer,
    case when is_in_teams(member.type) then coalesce(held.units, 0) else 0 end
      - case when kept.is_counted then kept.balance else 0 end,
    coalesce(held.units, 0), is_in_teams(member.type)
  from member
  left join held_by(touched) held on held.member_id = member.id
  left join team_member kept on kept.member_id = member.id
  where member.id = any (touched)
$$;

-- Adds days on which members were there (1), or takes them away (-1): so their next days follow other ones than before.
create function change_presences(changed member_presence[], part integer) returns void language plpgsql as $$
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

-- Counts so much of the news for all agents above, and tells how much there was; nothing while somebody else is at it. What it
-- takes is gone with the very commit that counts it: no gateway that dies loses or doubles any.
create function fold_team_news(at_most integer) returns integer language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  taken team_news[];
  seen team_presence_news[];
  touched bigint[];
begin
  if not pg_try_advisory_xact_lock(team_lock()) then
    return 0;
  end if;
  with gone as (
    delete from team_news news where id in (select id from team_news order by id limit at_most) returning news as one)
  select coalesce(array_agg(one), '{}') into taken from gone;
  with gone as (
    delete from team_presence_news news where id in (select id from team_presence_news order by id limit at_most)
    returning news as one)
  select coalesce(array_agg(one), '{}') into seen from gone;
  if cardinality(taken) + cardinality(seen) = 0 then
    return 0;
  end if;

  perform add_to_team_days(array(
    select row(agent.id, news.day, news.vertical,
      sum(news.rounds)::bigint, sum(news.betting)::bigint, sum(news.turnover)::bigint, sum(news.winning)::bigint,
      sum(news.rebate)::bigint, sum(news.commission)::bigint, sum(news.promotion)::bigint,
      sum(news.salary)::bigint, sum(news.dividend)::bigint, sum(news.deposit)::bigint,
      sum(news.withdrawal)::bigint, sum(news.transfer_in)::bigint, sum(news.transfer_out)::bigint)::team_day
    from unnest(taken) news
    join member on member.id = news.member_id and is_in_teams(member.type)
    cross join unnest(line_of(member.path)) agent (id)
    where (news.rounds, news.betting, news.turnover, news.winning, news.rebate, news.commission, news.promotion,
      news.salary, news.dividend, news.deposit, news.withdrawal, news.transfer_in, news.transfer_out)
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    group by agent.id, news.day, news.vertical));

  perform change_presences(array(
    select row(kind, member_id, day)::member_presence from (
      select kind, member_id, day from unnest(seen) where kind <> 'bet'
      union
      select 'bet', member_id, day from unnest(seen) where kind = 'bet' and bet_on(member_id, day)
      union
      select 'bet', member_id, day from unnest(taken) where rounds <> 0 and bet_on(member_id, day)
    ) there
    where not exists (select from member_presence kept
      where kept.kind = there.kind and kept.member_id = there.member_id and kept.day = there.day)), 1);
  perform change_presences(array(
    select row('bet', member_id, day)::member_presence from (
      select member_id, day from unnest(seen) where kind = 'bet'
      union
      select member_id, day from unnest(taken) where rounds <> 0
    ) asked
    where exists (select from member_presence kept
        where kept.kind = 'bet' and kept.member_id = asked.member_id and kept.day = asked.day)
      and not bet_on(member_id, day)), -1);

  touched := array(select member_id from unnest(taken) union select member_id from unnest(seen));
  perform follow_members_in_teams(touched);
  return cardinality(taken) + cardinality(seen);
end $$;

-- Brings sizes and balances of teams up to date with these members.
create function follow_members_in_teams(touched bigint[]) returns void language plpgsql as $$
declare
  changes team[];
begin
  with changed as materialized (select * from team_changes(touched)), kept as (
    insert into team_member as known (member_id, balance, is_counted) select member_id, held, counts from changed
    on conflict (member_id) do update set balance = excluded.balance, is_counted = excluded.is_counted
    where (known.balance, known.is_counted) <> (excluded.balance, excluded.is_counted)
  )
  select array_agg(row(each_one.*)::team) into changes from (
    select agent.id, sum(members)::bigint, sum(balance)::bigint
    from changed cross join unnest(line_of(path)) agent (id)
    group by agent.id having sum(members) <> 0 or sum(balance) <> 0) each_one;
  perform add_to_teams(coalesce(changes, '{}'));
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
