-- The days of the merchant's calendar on which a member came, by signing in or by looking at his missions.
create table mission_visit (
  member_id bigint not null references member (id),
  day date not null,
  primary key (member_id, day)
);

-- Who has done something that may count for a mission or a leader board, on which day, and by how much his valid turnover has
-- changed with it, in hundredths of the ledger's units. Rows are only added and taken away: no bet waits for who counts it. In
-- the order in which they came.
create table mission_news (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  day date not null,
  turnover bigint not null default 0
);

create index promotion_missions on promotion (merchant_code) where type = 'MISSION' and state = 'open';

-- Merchants at which somebody counts.
create function has_missions(at_merchant text) returns boolean language sql stable as $$
  select exists (select from promotion where merchant_code = at_merchant and type = 'MISSION' and state = 'open')
$$;

-- How much of a stake counts as turnover, as `valid_turnover` counts it.
create function turnover_percent(at_merchant text, of_category text, on_day date) returns smallint language sql stable as $$
  select coalesce((
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = of_category and from_day <= on_day
    order by from_day desc limit 1), case of_category when 'PVP' then 50 else 100 end)::smallint
$$;

create function note_new_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    sum(played.staked * turnover_percent(member.merchant_code, played.category, played.day))
  from new_days played join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;

create function note_changed_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    sum((played.staked - before.staked) * turnover_percent(member.merchant_code, played.category, played.day))
  from new_days played
  join old_days before using (member_id, day, category, vendor, outcome)
  join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;

create trigger new_play_is_mission_news after insert on play_day
  referencing new table as new_days for each statement execute function note_new_play_for_missions();
create trigger changed_play_is_mission_news after update on play_day
  referencing old table as old_days new table as new_days for each statement execute function note_changed_play_for_missions();

create function note_deposit_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day)
  select new.merchant_code, new.member_id, (new.credited_at at time zone zone)::date
  from merchant where code = new.merchant_code and has_missions(code);
  return null;
end $$;
create trigger deposit_is_mission_news after update of credited_at on deposit for each row
  when (old.credited_at is null and new.credited_at is not null) execute function note_deposit_for_missions();

create function note_visit_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_visit (member_id, day)
  select member.id, (new.at at time zone merchant.zone)::date
  from member join merchant on merchant.code = member.merchant_code
  where member.id = new.member_id and has_missions(merchant.code)
  on conflict do nothing;
  if found then
    insert into mission_news (merchant_code, member_id, day)
    select member.merchant_code, member.id, (new.at at time zone merchant.zone)::date
    from member join merchant on merchant.code = member.merchant_code where member.id = new.member_id;
  end if;
  return null;
end $$;
create trigger sign_in_is_mission_news after insert on sign_in
  for each row execute function note_visit_for_missions();
