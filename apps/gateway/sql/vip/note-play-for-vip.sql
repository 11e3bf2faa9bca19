-- Queues the months of changed play days for the VIP club.
-- Locks: writes vip_news.
-- Callers: trigger changed_play_is_vip_news on play_day, trigger new_play_is_vip_news on play_day.
create or replace function note_play_for_vip() returns trigger language plpgsql as $$
begin
  insert into vip_news (member_id, month)
  select distinct member_id, date_trunc('month', day)::date from changed;
  return null;
end $$;
