-- Queues the months of changed play days for the VIP club.
-- Locks: writes vip_play_change.
-- Callers: trigger changed_play_adds_to_vip on play_day, trigger new_play_adds_to_vip on play_day.
create or replace function queue_play_for_vip() returns trigger language plpgsql as $$
begin
  insert into vip_play_change (member_id, month)
  select distinct member_id, date_trunc('month', day)::date from changed;
  return null;
end $$;
