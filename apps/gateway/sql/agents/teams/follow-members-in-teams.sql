-- Updates sizes and balances of teams after changes of the given members.
-- Locks: writes team_member; those of add_to_teams.
-- Callers: count_team_changes, retype_in_team_sums.
create or replace function follow_members_in_teams(touched bigint[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  changes team[];
begin
  with changed as materialized (
    select member.id as member_id, member.path, held.units as held, is_in_teams(member.type) as counts,
      is_in_teams(member.type)::integer - coalesce(existing.is_counted, false)::integer as members,
      case when is_in_teams(member.type) then held.units else 0 end
        - case when existing.is_counted then existing.balance else 0 end as balance
    from unnest(touched) requested (id)
    join member on member.id = requested.id
    left join team_member existing on existing.member_id = member.id
    cross join lateral (
      select coalesce(sum(account.balance), 0)::bigint as units from account
      where account.kind = 'member' and account.member_id = member.id and account.wallet_type in (2, 4)) held
  ), counted_members as (
    insert into team_member as counted_members (member_id, balance, is_counted)
    select member_id, held, counts from changed order by member_id
    on conflict (member_id) do update set balance = excluded.balance, is_counted = excluded.is_counted
    where (counted_members.balance, counted_members.is_counted) <> (excluded.balance, excluded.is_counted)
  )
  select array_agg(row(team_changes.*)::team) into changes from (
    select agent.id, sum(members)::bigint, sum(balance)::bigint
    from changed cross join unnest(line_of(path)) agent (id)
    where members <> 0 or balance <> 0
    group by agent.id having sum(members) <> 0 or sum(balance) <> 0) team_changes;
  perform add_to_teams(coalesce(changes, '{}'));
end $$;
