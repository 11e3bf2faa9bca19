-- Extends the game sessions of these calls, each at most once a minute.
-- Locks: writes game_session.
-- Callers: answer_seamless_calls.
create or replace function keep_sessions_alive(steps seamless_step[], now_at timestamptz, idle_until timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  stale uuid[] := array(
    select (step.session).id from unnest(steps) step
    where (step.session).expires_at > now_at
      and (step.session).expires_at < least(idle_until - interval '1 minute', (step.session).ends_at));
begin
  if cardinality(stale) > 0 then
    update game_session set expires_at = least(idle_until, ends_at) where id = any (stale);
  end if;
end $$;
