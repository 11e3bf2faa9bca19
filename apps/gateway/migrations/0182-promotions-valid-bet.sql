-- As in 0136, of valid bets.
create or replace function note_new_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    sum(played.valid * turnover_percent(member.merchant_code, played.category, played.day))
  from new_days played join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;

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

-- A rebate is wagered once at least before it can be withdrawn.
update rebate_terms set multiple_hundredths = 100 where multiple_hundredths < 100;
alter table rebate_terms add constraint rebates_are_wagered check (multiple_hundredths >= 100);
