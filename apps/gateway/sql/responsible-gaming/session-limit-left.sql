-- Milliseconds of play left today; null without a limit.
-- Locks: none.
-- Callers: responsible_gaming_refusals, responsible-gaming/limits/limits.ts.
create or replace function session_limit_left(of_member bigint, now_at timestamptz) returns bigint language sql stable as $$
  select play_limit.value * 60000 - coalesce((
    select d.played_ms + case
      when now_at > d.last_played_at and now_at - d.last_played_at <= play_session_gap()
      then extract(epoch from now_at - d.last_played_at) * 1000 else 0 end
    from play_limit_day d
    where d.member_id = of_member and d.day = limit_period_start(of_member, 'day', now_at)), 0)::bigint
  from play_limit where member_id = of_member and kind = 'session'
$$;
