-- Those of the given members who are in a time-out or self-excluded.
-- Locks: none.
-- Callers: responsible_gaming_refusals, queue_draw_pushes, write_mail, messaging/mail/inbox.ts,
--   promotions/unclaimed-counts.ts.
create or replace function excluded_members(requested bigint[], now_at timestamptz) returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return array(
    select member_id from player_exclusion where member_id = any (requested) and (lifted_at is null or lifted_at > now_at));
end $$;
