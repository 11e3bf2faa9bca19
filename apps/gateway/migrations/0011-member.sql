-- VIP levels of a merchant; without rows the default table applies.
create table vip_level (
  merchant_code text not null references merchant (code),
  level smallint not null check (level between 0 and 10),
  -- Total turnover since registration that earns the level.
  threshold bigint not null check (threshold >= 0),
  -- Monthly turnover that keeps the level: a member with less drops one level at the end of the month.
  keep bigint not null check (keep >= 0),
  bonus bigint not null check (bonus >= 0 and bonus % 100 = 0),
  weekly_salary bigint not null check (weekly_salary >= 0 and weekly_salary % 100 = 0),
  monthly_salary bigint not null check (monthly_salary >= 0 and monthly_salary % 100 = 0),
  -- Additional withdrawals per day.
  withdrawals smallint not null check (withdrawals between 0 and 100),
  -- Maximum withdrawal amount per day; null: only the merchant's limits apply.
  withdrawal_maximum bigint check (withdrawal_maximum > 0),
  primary key (merchant_code, level)
);

-- Wagering multiple of the club's benefits, and time to claim them.
create table vip_terms (
  merchant_code text primary key references merchant (code),
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  reward_days integer not null check (reward_days between 1 and 365)
);

create table vip_member (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  level smallint not null default 0 check (level between 0 and 10),
  -- Highest level earned. A level lost at the end of a month is restored as soon as a month's turnover keeps it.
  peak smallint not null default 0 check (peak between 0 and 10),
  -- Total of all months.
  turnover bigint not null default 0,
  -- First day of the last month whose end was processed for keeping the level.
  judged date,
  check (level <= peak)
) with (fillfactor = 70);
create index vip_member_with_level on vip_member (merchant_code, member_id) where level > 0;

-- Monthly turnover of a member's rounds, by the merchant's calendar.
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
  -- By the merchant's calendar: a level's rebates apply from the next day.
  day date not null,
  from_level smallint not null,
  to_level smallint not null check (to_level <> from_level),
  reason text not null check (reason in ('turnover', 'month', 'month end', 'correction', 'terms')),
  who text not null
);
create index vip_change_of_member on vip_change (member_id, id);

-- Bonuses of reached levels: once each, permanently. Granted as soon as the member is not excluded.
create table vip_bonus (
  member_id bigint not null references vip_member (member_id),
  level smallint not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  reached_at timestamptz not null,
  given_at timestamptz,
  primary key (member_id, level)
);
create index vip_bonus_owed on vip_bonus (member_id) where given_at is null;

-- Members whose turnover of a month has changed; without month only the level is recomputed. Rows are only inserted and
-- deleted, so that bets do not wait for the job that counts them.
create table vip_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  month date
);

-- Month up to which a merchant's levels were reviewed and salaries paid.
create table vip_run (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('month', 'weekly', 'monthly')),
  period date not null,
  primary key (merchant_code, kind)
);

-- Portrait of a member: a drawn one, or an uploaded image.
create table member_portrait (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  -- Number of a drawn one, such as '07', or name of the upload.
  head_icon text not null check (head_icon ~ '^([0-9]{2}|[A-Za-z0-9_-]{32})$'),
  -- A re-encoded square JPEG.
  picture bytea,
  at timestamptz not null,
  check ((picture is null) = (char_length(head_icon) = 2))
);
create unique index member_portrait_named on member_portrait (head_icon) where picture is not null;
