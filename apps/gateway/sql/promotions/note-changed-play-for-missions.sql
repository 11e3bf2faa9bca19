-- Queues the turnover difference of changed play days for missions and leaderboards.
-- Locks: writes mission_news.
-- Callers: trigger changed_play_is_mission_news on play_day.
create or replace function note_changed_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    sum((played.valid - before.valid) * turnover_percent(member.merchant_code, played.category, played.day))
  from new_days played
  join old_days before using (member_id, day, category, vendor, outcome)
  join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;
