-- Those of the given members who may stake money. Members with a disabled account, or whose bets staff has blocked, may
-- not stake, but may be paid.
-- Locks: none.
-- Callers: decide_completed_steps, responsible-gaming/limits/require-within-limits.ts.
create or replace function members_who_may_play(requested bigint[]) returns bigint[] language plpgsql stable as $$
begin
  return array(select id from member where id = any (requested) and status = 'active' and 'bet' <> all (blocked_parts));
end $$;
