-- Milliseconds of play left today; null without a limit.
-- Locks: none.
-- Callers: care_refusals, responsible-gaming/limits/limits.ts.
create or replace function care_session_left(of_member bigint, now_at timestamptz) returns bigint language sql stable as $$
  select care_limit.value * 60000 - coalesce((
    select d.played_ms + case
      when now_at > d.last_played_at and now_at - d.last_played_at <= care_gap()
      then extract(epoch from now_at - d.last_played_at) * 1000 else 0 end
    from care_day d
    where d.member_id = of_member and d.day = care_period_start(of_member, 'day', now_at)), 0)::bigint
  from care_limit where member_id = of_member and kind = 'session'
$$;
