-- The reasons why members may not stake these amounts now: 'exclusion', 'session' or 'loss'; null if they may stake.
-- Evaluated under the lock of the main accounts, so that two simultaneous bets cannot both pass if only one fits.
-- Locks: none; the caller holds the locks of the members' main accounts.
-- Callers: refuse_by_responsible_gaming, responsible-gaming/limits/require-within-limits.ts.
create or replace function responsible_gaming_refusals(members bigint[], amounts bigint[], now_at timestamptz) returns text[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  excluded_ids bigint[] := excluded_members(members, now_at);
  watched bigint[] := array(select member_id from play_limit where member_id = any (members) and kind <> 'deposit');
begin
  if cardinality(excluded_ids) = 0 and cardinality(watched) = 0 then
    return array_fill(null::text, array[cardinality(members)]);
  end if;
  return array(
    select case
      when member = any (excluded_ids) then 'exclusion'
      when member <> all (watched) then null
      when session_limit_left(member, now_at) <= 0 then 'session'
      when (select min(loss_left) from loss_limits_left(member, now_at)) < amount then 'loss' end
    from unnest(members, amounts) with ordinality requested (member, amount, place) order by place);
end $$;
