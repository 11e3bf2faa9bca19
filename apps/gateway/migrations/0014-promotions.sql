-- Rebate settings of a merchant; without a row the handbook's values apply.
create table rebate_terms (
  merchant_code text primary key references merchant (code),
  -- Minimum of a manual claim; smaller amounts are settled automatically.
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  -- Wagering multiple of a rebate before withdrawal: at least one.
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  constraint rebates_are_wagered check (multiple_hundredths >= 100)
);

-- Rebate rate of a category, from a day of the merchant's calendar on: earlier bets keep their rate. In thousandths of
-- a percent.
create table rebate_rate (
  merchant_code text not null references merchant (code),
  -- VIP level; other levels are unused so far.
  level smallint not null default 0 check (level >= 0),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  primary key (merchant_code, level, vertical, from_day)
);

-- Paid rebates: claimed by the member, or settled automatically.
create table rebate (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- Unique permanently: for a claim the caller's idempotency key, for a settlement its day.
  key text not null check (char_length(key) between 1 and 200),
  state text not null check (state in ('claimed', 'settled')),
  currency text not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- By the merchant's calendar.
  day date not null,
  made_at timestamptz not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (merchant_code, key)
);
create index rebate_of_member on rebate (member_id, day, id);

-- Parts of a rebate. Negative: bets were voided after their rebate was paid.
create table rebate_line (
  id bigint generated always as identity primary key,
  rebate_id bigint not null references rebate (id),
  vertical text not null,
  thousandths integer not null,
  turnover bigint not null,
  amount bigint not null check (amount % 100 = 0)
);
create index rebate_line_of on rebate_line (rebate_id, id);

-- Part of a member's daily turnover whose rebate is paid. Later differences, positive or negative, are in the next
-- rebate.
create table rebate_mark (
  member_id bigint not null references member (id),
  day date not null,
  vertical text not null,
  turnover bigint not null,
  primary key (member_id, day, vertical)
) with (fillfactor = 70);

-- Day up to which a merchant's rebates were settled.
create table rebate_run (
  merchant_code text primary key references merchant (code),
  day date not null
);

-- Promotions of a merchant: data edited by the operator, with rules by type.
create table promotion (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  type text not null check (type ~ '^[A-Z_]{3,40}$'),
  -- {"EN": {"title": "", "summary": "", "terms": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  picture text,
  -- Start and end, if limited.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  position integer not null default 0,
  audience jsonb not null,
  -- Maximum number and total of its rewards; null for unlimited. Expired rewards count as granted.
  quota integer check (quota > 0),
  budget bigint check (budget > 0),
  given_count integer not null default 0,
  given_amount bigint not null default 0,
  reward_days integer not null default 7 check (reward_days between 1 and 365),
  -- Wagering multiple of a reward before withdrawal; zero: none.
  multiple_hundredths integer not null default 0 check (multiple_hundredths between 0 and 10000),
  rules jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- Time of the first opening: earlier events earn nothing.
  opened_at timestamptz(3),
  -- Time of manual closing; members see it for a few more days.
  closed_at timestamptz(3),
  -- Increases with each change of displayed texts or of the rules.
  version integer not null default 1,
  check (ends_at > starts_at),
  check (given_count >= 0 and (quota is null or given_count <= quota)),
  check (given_amount >= 0 and (budget is null or given_amount <= budget)),
  check ((state = 'closed') = (closed_at is not null)),
  unique (merchant_code, code)
);
create index promotion_missions on promotion (merchant_code) where type = 'MISSION' and state = 'open';

-- Progress of a periodic promotion, by the merchant's calendar.
create table promotion_run (
  promotion_id bigint primary key references promotion (id),
  day date not null
);

-- A member's state in a promotion, overall or per period.
create table promotion_entry (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Period of a repeatable entry: a day, a code; empty for one-time entries.
  period text not null default '' check (char_length(period) <= 60),
  state text not null check (state in
    ('coming', 'open', 'signed', 'applying', 'rejected', 'issued', 'claimed', 'expired', 'closed')),
  -- The member's comment on the application, and the reason of its rejection.
  comment text not null default '',
  reason text not null default '' check (char_length(reason) <= 400),
  -- Idempotency key of the member's last action: a repeat is already done.
  request_key text,
  changed_at timestamptz(3) not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, period),
  -- In code points: one visible character may consist of many, so the limit follows from the maximum body size.
  check (char_length(comment) <= 2240)
);
create index promotion_entry_of_member on promotion_entry (member_id, promotion_id, id desc);
create index promotion_entry_waiting on promotion_entry (merchant_code, id) where state = 'applying';
create index promotion_entry_signed on promotion_entry (promotion_id) where state = 'signed';

-- Claimable rewards: granted by a promotion, available until claimed or expired.
create table reward (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- Cause of the grant, so that nothing is granted twice.
  key text not null check (char_length(key) between 1 and 200),
  -- {"EN": "", ...}: at least one language.
  titles jsonb not null check (jsonb_typeof(titles) = 'object' and titles <> '{}'),
  -- In 1/10,000 of the currency unit, as in the ledger.
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- An issued reward past its end is expired, without an update.
  status text not null default 'issued' check (status in ('issued', 'claimed')),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  -- Promotion and wagering requirement of a reward, and the entry that tracks it.
  promotion_id bigint references promotion (id),
  entry_id bigint unique references promotion_entry (id),
  type text check (type ~ '^[A-Z_]{3,40}$'),
  multiple_hundredths integer not null default 0 check (multiple_hundredths between 0 and 10000),
  -- Whether the member's pages were notified of its expiry.
  expiry_told boolean not null default false,
  check (expires_at > issued_at),
  check ((status = 'claimed') = (claimed_at is not null)),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (merchant_code, key),
  check (claimed_at < expires_at)
);
create index reward_unclaimed on reward (member_id, expires_at) where status = 'issued';
create index reward_of_member on reward (member_id, id desc);
create index reward_expiring on reward (expires_at) where status = 'issued' and not expiry_told;

-- History of an entry in order, including refused steps.
create table promotion_step (
  id bigint generated always as identity primary key,
  entry_id bigint not null references promotion_entry (id),
  at timestamptz not null,
  -- Null for the first state.
  from_state text,
  to_state text not null,
  refused boolean not null default false,
  who text not null,
  reason text not null default ''
);
create index promotion_step_of on promotion_step (entry_id, id);

-- Image of an application, re-encoded; visible to the operator only. Without entry: uploaded, but not used yet.
create table promotion_picture (
  id uuid primary key,
  promotion_id bigint not null references promotion (id),
  member_id bigint not null references member (id),
  entry_id bigint references promotion_entry (id),
  picture bytea not null check (octet_length(picture) <= 5242880),
  width integer not null,
  height integer not null,
  at timestamptz(3) not null
);
create index promotion_picture_of on promotion_picture (entry_id) where entry_id is not null;
create index promotion_picture_loose on promotion_picture (member_id, at) where entry_id is null;

-- Codes that members enter to get a reward.
create table promotion_code (
  merchant_code text not null references merchant (code),
  -- Stored in upper case, entered in any case.
  code text not null check (code ~ '^[A-Z0-9-]{4,40}$'),
  promotion_id bigint not null references promotion (id),
  -- Maximum number of members; null for unlimited.
  quota integer check (quota > 0),
  used integer not null default 0 check (used >= 0 and (quota is null or used <= quota)),
  -- Amount, if it differs from the promotion's.
  amount bigint check (amount > 0),
  ends_at timestamptz(3),
  primary key (merchant_code, code)
);
create index promotion_code_of on promotion_code (promotion_id);

-- Plays of red rain: the content of an envelope is drawn, and taken from the budget, at the start; the member sees it
-- at the end.
create table red_rain_play (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Day of the merchant's calendar on which its window began.
  day date not null,
  -- Ordinal of the member's play on that day.
  nth integer not null check (nth > 0),
  -- Idempotency key of the caller: a repeat is the play already begun.
  request_key text not null,
  -- In 1/10,000 of the currency unit, as in the ledger.
  sealed bigint not null check (sealed > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  begun_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  open_until timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'ended', 'lost')),
  tapped integer check (tapped between 0 and 200),
  -- The sealed amount, or zero.
  paid bigint check (paid in (0, sealed)),
  ended_at timestamptz(3),
  check (ends_at > begun_at and open_until > ends_at),
  check ((state = 'ended') = (tapped is not null and paid is not null)),
  check ((state = 'open') = (ended_at is null)),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, day, nth),
  unique (member_id, request_key)
);
create index red_rain_play_of_member on red_rain_play (member_id, promotion_id, id desc);
create index red_rain_play_unopened on red_rain_play (open_until) where state = 'open';

-- Amounts granted in the windows of a day, including sealed envelopes that can still be opened.
create table red_rain_day (
  promotion_id bigint not null references promotion (id),
  day date not null,
  plays integer not null check (plays >= 0),
  given bigint not null check (given >= 0),
  primary key (promotion_id, day)
);

-- Days of the merchant's calendar on which a member signed in for a promotion, with the position in its cycle.
create table calendar_day (
  promotion_id bigint not null references promotion (id),
  member_id bigint not null references member (id),
  day date not null,
  -- Position in the cycle, from 1.
  place smallint not null check (place between 1 and 31),
  -- Number of consecutive days, including this one.
  consecutive integer not null check (consecutive >= place or place = 1),
  -- Entry that granted its bonus.
  entry_id bigint not null unique references promotion_entry (id),
  primary key (promotion_id, member_id, day)
);

-- Days of the merchant's calendar on which a member was present, by signing in or opening the missions.
create table mission_visit (
  member_id bigint not null references member (id),
  day date not null,
  primary key (member_id, day)
);

-- Events of members that may count for a mission or leaderboard, by day, with the change of valid turnover in
-- hundredths of the ledger's units. Rows are only inserted and deleted: bets do not wait for the job that counts them.
-- Ids ascend by arrival.
create table mission_news (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  day date not null,
  turnover bigint not null default 0
);

-- Members' turnover for a leaderboard in a window of days that is not settled yet. In hundredths of the ledger's units.
create table board_score (
  promotion_id bigint not null references promotion (id),
  -- First day of the window, by the merchant's calendar.
  began date not null,
  member_id bigint not null references member (id),
  score bigint not null,
  -- Id of the event that reached this score: of equal scores the lower id ranks first.
  reached bigint not null,
  primary key (promotion_id, began, member_id)
) with (fillfactor = 70);
create index board_score_rank on board_score (promotion_id, began, score desc, reached);

-- Past windows whose winners are determined.
create table board_window (
  promotion_id bigint not null references promotion (id),
  began date not null,
  -- The last day that counted.
  ended date not null check (ended >= began),
  settled_at timestamptz(3) not null,
  primary key (promotion_id, began)
);

create table board_winner (
  promotion_id bigint not null,
  began date not null,
  rank smallint not null check (rank between 1 and 100),
  member_id bigint not null references member (id),
  score bigint not null,
  -- Zero: no prize for this rank.
  prize bigint not null check (prize >= 0),
  -- Whether nothing more has to be granted.
  done boolean not null,
  primary key (promotion_id, began, rank),
  unique (promotion_id, began, member_id),
  foreign key (promotion_id, began) references board_window (promotion_id, began)
);
create index board_winner_waiting on board_winner (promotion_id, began) where not done;

-- Tickets: each allows one spin of a prize wheel.
create table wheel_ticket (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Source of the ticket, unique so that nothing earns two: `day:2026-02-28:1`, `deposit:D123ABC`.
  source text not null check (source ~ '^(day|deposit):' and char_length(source) <= 60),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  spun_at timestamptz(3),
  check (expires_at > issued_at),
  check (spun_at < expires_at),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, source)
);
create index wheel_ticket_waiting on wheel_ticket (member_id, expires_at) where spun_at is null;

-- Results of spins, permanent.
create table wheel_spin (
  -- Idempotency key of the member: a repeat returns this spin.
  member_id bigint not null references member (id),
  spin_id uuid not null,
  ticket_id bigint not null unique references wheel_ticket (id),
  promotion_id bigint not null references promotion (id),
  -- Segment at which the wheel stopped, from zero, and its prize; zero: no prize.
  segment smallint not null check (segment >= 0),
  amount bigint not null check (amount >= 0),
  -- Original result of the draw; higher than the prize if the budget was exhausted.
  drawn_segment smallint not null check (drawn_segment >= 0),
  drawn bigint not null check (drawn >= amount),
  -- Entry that granted it; null for no prize.
  entry_id bigint unique references promotion_entry (id),
  at timestamptz(3) not null,
  check ((entry_id is null) = (amount = 0)),
  primary key (member_id, spin_id)
);
create index wheel_spin_of_member on wheel_spin (member_id, promotion_id, ticket_id desc);

-- Rebate rate of an agent's downline, from a day of the merchant's calendar on: earlier bets keep their rate. In
-- thousandths of a percent. Without a row the merchant's default applies; rates are limited to those of the upline,
-- regardless of this value. Source: domain handbook 6.2.
create table rebate_ladder (
  member_id bigint not null references member (id),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  -- The agent at that time; null: the operator.
  set_by bigint,
  set_at timestamptz not null,
  primary key (member_id, vertical, from_day)
);

-- Maximum total rebate of a bet, for its player and all agents above together: the rates of the root.
create table rebate_top (
  merchant_code text not null references merchant (code),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  primary key (merchant_code, vertical, from_day)
);
