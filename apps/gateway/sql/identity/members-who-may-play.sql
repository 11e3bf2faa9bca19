-- The given members who may stake money. A disabled member may be paid, but not stake.
-- Locks: none.
-- Callers: decide_completed_steps.
create or replace function members_who_may_play(requested bigint[]) returns bigint[] language plpgsql stable as $$
begin
  return array(select id from member where id = any (requested) and status = 'active');
end $$;
