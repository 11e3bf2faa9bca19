-- What a merchant says of rebates; where he has said nothing, the handbook's figures hold.
create table rebate_terms (
  merchant_code text primary key references merchant (code),
  -- Less is not paid by hand; it is settled by itself all the same.
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  -- How often a rebate has to be played before it can be withdrawn: at least once.
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  constraint rebates_are_wagered check (multiple_hundredths >= 100)
);

-- How much of its turnover a vertical gives back, from a day of the merchant's calendar on: what was played before a change
-- gives what it gave then. In thousandths of a percent.
create table rebate_rate (
  merchant_code text not null references merchant (code),
  -- Of the VIP club; nobody has another one yet.
  level smallint not null default 0 check (level >= 0),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  primary key (merchant_code, level, vertical, from_day)
);

-- A rebate that was paid: claimed by its member's hand, or settled by itself.
create table rebate (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- Once and for ever: a claim by the caller's own name for it, a settling by its day.
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

-- What it is made of. Below zero: bets were taken back whose rebate had been paid.
create table rebate_line (
  id bigint generated always as identity primary key,
  rebate_id bigint not null references rebate (id),
  vertical text not null,
  thousandths integer not null,
  turnover bigint not null,
  amount bigint not null check (amount % 100 = 0)
);
create index rebate_line_of on rebate_line (rebate_id, id);

-- How much of a member's turnover of a day has had its rebate. What the day counts beyond it, or less, is in the next one.
create table rebate_mark (
  member_id bigint not null references member (id),
  day date not null,
  vertical text not null,
  turnover bigint not null,
  primary key (member_id, day, vertical)
) with (fillfactor = 70);

-- Until which day a merchant's rebates have been settled.
create table rebate_run (
  merchant_code text primary key references merchant (code),
  day date not null
);

-- An offer of a merchant's: data that his operator edits, by rules of its type.
create table promotion (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  type text not null check (type ~ '^[A-Z_]{3,40}$'),
  -- {"EN": {"title": "", "summary": "", "terms": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  picture text,
  -- It begins with the one and ends with the other, if it does.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  position integer not null default 0,
  audience jsonb not null,
  -- How many rewards there are of it, and what they may come to; null for any. What has expired was given all the same.
  quota integer check (quota > 0),
  budget bigint check (budget > 0),
  given_count integer not null default 0,
  given_amount bigint not null default 0,
  reward_days integer not null default 7 check (reward_days between 1 and 365),
  -- How often a reward has to be played before it may leave; zero is not at all.
  multiple_hundredths integer not null default 0 check (multiple_hundredths between 0 and 10000),
  rules jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- When it was opened for the first time: what was before earns nothing.
  opened_at timestamptz(3),
  -- When it was closed by hand; members see it for a few days more.
  closed_at timestamptz(3),
  -- Grows whenever what members read, or what decides, is changed.
  version integer not null default 1,
  check (ends_at > starts_at),
  check (given_count >= 0 and (quota is null or given_count <= quota)),
  check (given_amount >= 0 and (budget is null or given_amount <= budget)),
  check ((state = 'closed') = (closed_at is not null)),
  unique (merchant_code, code)
);
create index promotion_missions on promotion (merchant_code) where type = 'MISSION' and state = 'open';

-- How far a periodic promotion has been looked at, by the merchant's calendar.
create table promotion_run (
  promotion_id bigint primary key references promotion (id),
  day date not null
);

-- Where a member stands with a promotion, once or a period of it.
create table promotion_entry (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Of what comes again: a day, a code; empty for what is once and for ever.
  period text not null default '' check (char_length(period) <= 60),
  state text not null check (state in
    ('coming', 'open', 'signed', 'applying', 'rejected', 'issued', 'claimed', 'expired', 'closed')),
  -- What the member wrote with his application, and why it was refused.
  comment text not null default '',
  reason text not null default '' check (char_length(reason) <= 400),
  -- The caller's own name for what he did last: repeated, it is done already.
  request_key text,
  changed_at timestamptz(3) not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, period),
  -- In code points: one character of a reader may be many, so the limit is that of the bytes that a call may carry.
  check (char_length(comment) <= 2240)
);
create index promotion_entry_of_member on promotion_entry (member_id, promotion_id, id desc);
create index promotion_entry_waiting on promotion_entry (merchant_code, id) where state = 'applying';
create index promotion_entry_signed on promotion_entry (promotion_id) where state = 'signed';

-- What a member may claim: granted by a promotion, kept for him until he claims it or it expires.
create table reward (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- What it was granted for, so that nothing is granted twice.
  key text not null check (char_length(key) between 1 and 200),
  -- {"EN": "", ...}: at least one language.
  titles jsonb not null check (jsonb_typeof(titles) = 'object' and titles <> '{}'),
  -- In 1/10,000 of the currency's unit, as in the ledger.
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- One that is issued and past its end has expired: nothing has to be written for that.
  status text not null default 'issued' check (status in ('issued', 'claimed')),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  -- What gave a reward, how it is to be played, and by which entry it is followed.
  promotion_id bigint references promotion (id),
  entry_id bigint unique references promotion_entry (id),
  type text check (type ~ '^[A-Z_]{3,40}$'),
  multiple_hundredths integer not null default 0 check (multiple_hundredths between 0 and 10000),
  -- Whether the member's pages were told that it waits no longer.
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

-- What happened to it, in its order; also what somebody wanted and was refused.
create table promotion_step (
  id bigint generated always as identity primary key,
  entry_id bigint not null references promotion_entry (id),
  at timestamptz not null,
  -- Null for the first.
  from_state text,
  to_state text not null,
  refused boolean not null default false,
  who text not null,
  reason text not null default ''
);
create index promotion_step_of on promotion_step (entry_id, id);

-- A picture of an application, drawn anew from what was sent; the operator alone sees it. Without an entry: sent, not applied with.
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

-- What a member types in to be given something.
create table promotion_code (
  merchant_code text not null references merchant (code),
  -- Whatever case it is typed in.
  code text not null check (code ~ '^[A-Z0-9-]{4,40}$'),
  promotion_id bigint not null references promotion (id),
  -- How many members may use it; null for any.
  quota integer check (quota > 0),
  used integer not null default 0 check (used >= 0 and (quota is null or used <= quota)),
  -- What it gives, where that is not what its promotion says.
  amount bigint check (amount > 0),
  ends_at timestamptz(3),
  primary key (merchant_code, code)
);
create index promotion_code_of on promotion_code (promotion_id);

-- A play of red rain: what its envelope holds is drawn, and taken out of the budget, when it is begun; its member is told
-- when it has ended.
create table red_rain_play (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Of the merchant's calendar: that on which its window began.
  day date not null,
  -- Which of the member's plays of that day it is.
  nth integer not null check (nth > 0),
  -- The caller's own name for it: repeated, it is begun already.
  request_key text not null,
  -- In 1/10,000 of the currency's unit, as in the ledger.
  sealed bigint not null check (sealed > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  begun_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  open_until timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'ended', 'lost')),
  tapped integer check (tapped between 0 and 200),
  -- What was sealed, or nothing.
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

-- What was given in the windows of a day, and is sealed in envelopes that can be opened still.
create table red_rain_day (
  promotion_id bigint not null references promotion (id),
  day date not null,
  plays integer not null check (plays >= 0),
  given bigint not null check (given >= 0),
  primary key (promotion_id, day)
);

-- On which days of the merchant's calendar a member has signed in for a promotion, and how far in its cycle that took him.
create table calendar_day (
  promotion_id bigint not null references promotion (id),
  member_id bigint not null references member (id),
  day date not null,
  -- In the cycle, from 1.
  place smallint not null check (place between 1 and 31),
  -- How many days one after the other, this one counted.
  consecutive integer not null check (consecutive >= place or place = 1),
  -- The entry by which its bonus was given.
  entry_id bigint not null unique references promotion_entry (id),
  primary key (promotion_id, member_id, day)
);

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

-- What the members have played for a board, a window of its days that has not been settled. In hundredths of the ledger's units.
create table board_score (
  promotion_id bigint not null references promotion (id),
  -- The window's first day, by the merchant's calendar.
  began date not null,
  member_id bigint not null references member (id),
  score bigint not null,
  -- The news by which it became that: of two who are equal, he was there first whose is less.
  reached bigint not null,
  primary key (promotion_id, began, member_id)
) with (fillfactor = 70);
create index board_score_rank on board_score (promotion_id, began, score desc, reached);

-- Windows that are over and whose winners are known.
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
  -- Zero: the rank gives none.
  prize bigint not null check (prize >= 0),
  -- Whether nothing more is to be given for it.
  done boolean not null,
  primary key (promotion_id, began, rank),
  unique (promotion_id, began, member_id),
  foreign key (promotion_id, began) references board_window (promotion_id, began)
);
create index board_winner_waiting on board_winner (promotion_id, began) where not done;

-- What lets a member spin a prize wheel once.
create table wheel_ticket (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- What earned it, so that nothing earns it twice: `day:2026-02-28:1`, `deposit:D123ABC`.
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

-- What was drawn for it, once and for ever.
create table wheel_spin (
  -- The member's own name for it: asked again, it is this one.
  member_id bigint not null references member (id),
  spin_id uuid not null,
  ticket_id bigint not null unique references wheel_ticket (id),
  promotion_id bigint not null references promotion (id),
  -- Where the wheel stopped, counted from zero, and what that gave; zero is no prize.
  segment smallint not null check (segment >= 0),
  amount bigint not null check (amount >= 0),
  -- What the draw itself said; more than was given where no more was left.
  drawn_segment smallint not null check (drawn_segment >= 0),
  drawn bigint not null check (drawn >= amount),
  -- The entry by which it was given; null for no prize.
  entry_id bigint unique references promotion_entry (id),
  at timestamptz(3) not null,
  check ((entry_id is null) = (amount = 0)),
  primary key (member_id, spin_id)
);
create index wheel_spin_of_member on wheel_spin (member_id, promotion_id, ticket_id desc);

-- What somebody who stands below an agent gets of his bets, from a day of the merchant's calendar on: what was played before a
-- change gives what it gave then. In thousandths of a percent. Whoever has no row has the merchant's usual rate; nobody has more
-- than those above him, whatever stands here. Source: domain handbook 6.2.
create table rebate_ladder (
  member_id bigint not null references member (id),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  -- His agent then; null: the operator.
  set_by bigint,
  set_at timestamptz not null,
  primary key (member_id, vertical, from_day)
);

-- What a bet gives at most, to its player and all agents above him together: what those have at whom a line begins.
create table rebate_top (
  merchant_code text not null references merchant (code),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  primary key (merchant_code, vertical, from_day)
);
