-- Moves the marks of a member's paid turnover to the new upline, so that this turnover is not paid twice. Payments to
-- earlier uplines are not reclaimed.
-- Locks: writes agent_rebate_mark.
-- Callers: trigger agent_rebate_marks_are_moved on member.
create or replace function move_agent_rebate_marks() returns trigger language plpgsql as $$
declare
  former_uplines bigint[] := array(select unnest(string_to_array(trim(both '/' from old.path), '/')::bigint[])
    except select unnest(string_to_array(trim(both '/' from new.path), '/')::bigint[]));
  new_uplines bigint[] := array(select unnest(string_to_array(trim(both '/' from new.path), '/')::bigint[])
    except select unnest(string_to_array(trim(both '/' from old.path), '/')::bigint[]));
begin
  insert into agent_rebate_mark as mark (member_id, day, category, turnover)
  select above.id, moved.day, moved.category, above.sign * moved.turnover
  from agent_rebate_mark moved
  cross join (select unnest(former_uplines), -1 union all select unnest(new_uplines), 1) above (id, sign)
  where moved.member_id = new.id
  order by above.id, moved.day, moved.category
  on conflict (member_id, day, category) do update set turnover = mark.turnover + excluded.turnover;
  return null;
end $$;
