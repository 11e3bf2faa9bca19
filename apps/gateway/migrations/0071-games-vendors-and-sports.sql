-- Values of the feed where staff has set another one; null where the feed's value applies. The columns without `feed_` have
-- the values that apply. Imports write these columns, and leave the values of staff.
alter table game
  add column feed_active boolean,
  add column feed_classes text[],
  add column feed_position integer;
create index game_set_by_staff on game (node_id)
  where feed_active is not null or feed_classes is not null or feed_position is not null;

-- Runs of the conformance suite, which plays a vendor's protocol against a gateway.
create table conformance_run (
  id bigint primary key generated always as identity,
  key uuid not null unique,
  vendor text not null references vendor (code),
  -- Merchant whose trial site has the players of the run: with play money, and not in reports.
  merchant_code text not null references merchant (code),
  game_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  -- Why it has no complete result.
  failure text check (failure in ('interrupted', 'unreachable', 'no_key_slot', 'error')),
  cancel_requested boolean not null default false,
  requested_by text not null,
  requested_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check ((state in ('waiting', 'running')) = (ended_at is null)),
  check ((state = 'failed') = (failure is not null))
);
create index conformance_run_by_vendor on conformance_run (vendor, id desc);
create index conformance_run_by_merchant on conformance_run (merchant_code);
-- One run at a time: runs share the players.
create unique index conformance_run_active on conformance_run ((true)) where state in ('waiting', 'running');

create table conformance_case (
  run_id bigint not null references conformance_run (id) on delete cascade,
  letter text not null check (letter ~ '^[A-Z]$'),
  title text not null,
  outcome text not null check (outcome in ('passed', 'failed', 'not run')),
  -- What was expected and what came, or what is missing.
  reason text not null,
  milliseconds integer not null,
  primary key (run_id, letter)
);

-- Players of the conformance suite at a trial site.
create table conformance_player (
  merchant_code text not null references merchant (code),
  slot smallint not null check (slot between 1 and 4),
  member_id bigint not null unique references member (id),
  primary key (merchant_code, slot)
);

-- Bets at sportsbooks, with what their vendors report about the tickets. Written by triggers of game_round, so that each
-- round of these categories has one.
create table sports_ticket (
  -- game_round.id
  round bigint primary key,
  vendor text not null,
  member_id bigint not null,
  round_id text not null,
  merchant_code text not null,
  node_id bigint not null,
  opened_at timestamptz not null,
  -- Null until the vendor has reported the ticket.
  type text check (type in ('single', 'express', 'system')),
  system text,
  combinations integer,
  price numeric(16, 3),
  -- Highest payout that is still possible, in 1/10,000 of the currency unit; zero once the ticket has ended.
  max_payout bigint,
  is_live boolean,
  -- When the vendor is asked next; null: not any more.
  read_at timestamptz(3) default now(),
  attempts integer not null default 0,
  unique (vendor, member_id, round_id)
);
create index sports_ticket_feed on sports_ticket (merchant_code, round desc);
create index sports_ticket_of_member on sports_ticket (member_id, round desc);
create index sports_ticket_due on sports_ticket (read_at) where read_at is not null;

create table sports_leg (
  round bigint not null references sports_ticket (round) on delete cascade,
  position smallint not null,
  merchant_code text not null,
  vendor text not null,
  match_id text not null,
  sport text not null,
  league text not null,
  home_team text not null,
  away_team text not null,
  starts_at timestamptz not null,
  market text not null,
  pick text not null,
  price numeric(16, 3) not null,
  result text not null check (result in ('open', 'won', 'half-won', 'returned', 'half-lost', 'lost', 'void')),
  score text,
  primary key (round, position)
);
create index sports_leg_of_match on sports_leg (merchant_code, vendor, match_id, round);
create index sports_leg_open on sports_leg (merchant_code, starts_at, match_id) where result = 'open';
create index sports_leg_ended on sports_leg (merchant_code, starts_at desc, match_id desc) where result <> 'open';

-- Rounds of the last 30 days. Vendors are asked for open tickets only; older rounds are settled.
insert into sports_ticket (round, vendor, member_id, round_id, merchant_code, node_id, opened_at, read_at)
select id, vendor, member_id, round_id, merchant_code, node_id, opened_at, case when state = 'open' then now() end from game_round
where category in ('SPORTS', 'ESPORTS') and opened_at > now() - interval '30 days';

-- References come from a sequence with a cache per connection: they identify corrections, but do not sort them.
create index seamless_transaction_corrections on seamless_transaction (at, reference) where kind = 'resettle';
create index seamless_transaction_correction on seamless_transaction (reference) where kind = 'resettle';
create index wallet_debt_corrections on wallet_debt (id) where code = 3206;

-- Tiles of hot matches that staff has placed or closed. Other matches are those that the vendors list (hot_match).
create table hot_tile (
  merchant_code text not null references merchant (code),
  -- Room of the match.
  key text not null,
  -- Order of a placed tile; null: closed.
  position integer,
  league text not null,
  match_time timestamptz not null,
  home_team text not null,
  away_team text not null,
  home_team_picture text not null,
  away_team_picture text not null,
  node_id bigint not null references game (node_id),
  until timestamptz not null,
  primary key (merchant_code, key)
);
create index hot_tile_by_game on hot_tile (node_id);
