-- What a merchant says of a level of his VIP club; where he has said nothing, the usual table holds.
create table vip_level (
  merchant_code text not null references merchant (code),
  level smallint not null check (level between 0 and 10),
  -- Of all that a member has ever played: he who has played so much has earned the level.
  threshold bigint not null check (threshold >= 0),
  -- Of one month: he who has played less falls by a level at its end.
  keep bigint not null check (keep >= 0),
  bonus bigint not null check (bonus >= 0 and bonus % 100 = 0),
  weekly_salary bigint not null check (weekly_salary >= 0 and weekly_salary % 100 = 0),
  monthly_salary bigint not null check (monthly_salary >= 0 and monthly_salary % 100 = 0),
  -- How many withdrawals a day he has more than others.
  withdrawals smallint not null check (withdrawals between 0 and 100),
  -- What may leave in a day; null where the merchant's limits are all there is.
  withdrawal_maximum bigint check (withdrawal_maximum > 0),
  primary key (merchant_code, level)
);

-- How often what the club gives has to be played, and how long it waits to be claimed.
create table vip_terms (
  merchant_code text primary key references merchant (code),
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  reward_days integer not null check (reward_days between 1 and 365)
);

create table vip_member (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  level smallint not null default 0 check (level between 0 and 10),
  -- The highest that he has earned. What he lost of it at a month's end he has back as soon as a month keeps it.
  peak smallint not null default 0 check (peak between 0 and 10),
  -- Of all his months.
  turnover bigint not null default 0,
  -- The first day of the last month by whose end it was asked whether he keeps his level.
  judged date,
  check (level <= peak)
) with (fillfactor = 70);
create index vip_member_with_level on vip_member (merchant_code, member_id) where level > 0;

-- What a member's rounds of a month count, by the merchant's calendar.
create table vip_month (
  member_id bigint not null references vip_member (member_id),
  month date not null check (extract(day from month) = 1),
  turnover bigint not null,
  primary key (member_id, month)
) with (fillfactor = 70);

create table vip_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references vip_member (member_id),
  at timestamptz not null,
  -- By the merchant's calendar: from the next day on a level gives its rebates.
  day date not null,
  from_level smallint not null,
  to_level smallint not null check (to_level <> from_level),
  reason text not null check (reason in ('turnover', 'month', 'month end', 'correction', 'terms')),
  who text not null
);
create index vip_change_of_member on vip_change (member_id, id);

-- The bonus of a level that was reached: once for ever. It is given as soon as its member does not rest from play.
create table vip_bonus (
  member_id bigint not null references vip_member (member_id),
  level smallint not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  reached_at timestamptz not null,
  given_at timestamptz,
  primary key (member_id, level)
);
create index vip_bonus_owed on vip_bonus (member_id) where given_at is null;

-- Whose play has changed, and of which month; without a month his level alone is asked anew. Rows are only added and taken
-- away, so that no bet waits for who counts it.
create table vip_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  month date
);

-- Until when a merchant's members have been asked at the end of a month, and paid their salaries.
create table vip_run (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('month', 'weekly', 'monthly')),
  period date not null,
  primary key (merchant_code, kind)
);

-- What a member shows beside his name: one of the drawn portraits, or a picture of his own.
create table member_portrait (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  -- The number of a drawn one, as '07', or the name of his own.
  head_icon text not null check (head_icon ~ '^([0-9]{2}|[A-Za-z0-9_-]{32})$'),
  -- A square, drawn anew, as JPEG.
  picture bytea,
  at timestamptz not null,
  check ((picture is null) = (char_length(head_icon) = 2))
);
create unique index member_portrait_named on member_portrait (head_icon) where picture is not null;
