-- The reasons why members may not stake these amounts now: 'rest', 'session' or 'loss'; null when they may. Evaluated
-- under the lock of the main accounts, so that two simultaneous bets cannot pass together.
-- Locks: none; the caller holds the locks of the members' main accounts.
-- Callers: refuse_by_care, responsible-gaming/limits/demand-room.ts.
create or replace function care_refusals(members bigint[], amounts bigint[], now_at timestamptz) returns text[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  resting bigint[] := members_at_rest(members, now_at);
  watched bigint[] := array(select member_id from care_limit where member_id = any (members) and kind <> 'deposit');
begin
  if cardinality(resting) = 0 and cardinality(watched) = 0 then
    return array_fill(null::text, array[cardinality(members)]);
  end if;
  return array(
    select case
      when member = any (resting) then 'rest'
      when member <> all (watched) then null
      when care_session_left(member, now_at) <= 0 then 'session'
      when (select min(loss_left) from care_losses_left(member, now_at)) < amount then 'loss' end
    from unnest(members, amounts) with ordinality asked (member, amount, place) order by place);
end $$;
