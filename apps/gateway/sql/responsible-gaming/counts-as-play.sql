-- Counts the time up to now as played, if the member played within the preceding `play_session_gap`.
-- Locks: writes play_limit_day.
-- Callers: count_play_for_limits, responsible-gaming/limits/limits.ts.
create or replace function counts_as_play(of_member bigint, now_at timestamptz) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if not exists (select from play_limit where member_id = of_member and kind = 'session') then
    return;
  end if;
  insert into play_limit_day as d (member_id, day, last_played_at)
  select member.id, (now_at at time zone merchant.zone)::date, now_at
  from member join merchant on merchant.code = member.merchant_code where member.id = of_member
  on conflict (member_id, day) do update set
    played_ms = d.played_ms + case
      when now_at > d.last_played_at and now_at - d.last_played_at <= play_session_gap()
      then extract(epoch from now_at - d.last_played_at) * 1000 else 0 end,
    last_played_at = greatest(d.last_played_at, now_at);
end $$;
