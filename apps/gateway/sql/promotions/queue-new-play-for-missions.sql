-- Queues turnover of new play days for missions and leaderboards.
-- Locks: writes mission_event.
-- Callers: trigger new_play_adds_to_missions on play_day.
create or replace function queue_new_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_event (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    sum(played.valid * turnover_percent(member.merchant_code, played.category, played.day))
  from new_days played join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;
