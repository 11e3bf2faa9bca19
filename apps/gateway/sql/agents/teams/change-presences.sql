-- Adds (`part` = 1) or removes (-1) active days of members, and updates the link from each following day to its
-- predecessor, by which distinct members are counted.
-- Locks: writes member_presence; those of add_to_team_presences.
-- Callers: count_team_changes.
create or replace function change_presences(changed member_presence[], part integer) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  left_over member_presence[] := changed;
  step member_presence[];
begin
  while cardinality(left_over) > 0 loop
    -- Process one day per member: adjacent days may both be in the batch.
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
          coalesce((select max(day) from member_presence existing
            where existing.kind = one.kind and existing.member_id = one.member_id and existing.day < one.day), '-infinity') as earlier,
          (select min(day) from member_presence existing
            where existing.kind = one.kind and existing.member_id = one.member_id and existing.day > one.day) as later
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
