-- Queues the turnover difference of changed play days for missions and leaderboards.
-- Locks: writes mission_event.
-- Callers: trigger changed_play_adds_to_missions on play_day.
create or replace function queue_changed_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_event (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    sum((played.valid - before.valid) * turnover_percent(member.merchant_code, played.category, played.day))
  from new_days played
  join old_days before using (member_id, day, category, vendor, outcome)
  join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;
