create schema book;

-- A match that has kicked off. Its whole course is derived from its secret, which was drawn at kick-off: so the match
-- continues after any restart, and its result was unknown while bets were accepted before the kick-off.
create table book.match (
  fixture_id text primary key,
  secret text not null,
  kicked_off_at timestamptz not null default now()
);
create index match_latest on book.match (kicked_off_at);

-- The picks of accepted tickets, by the match that decides them.
create table book.leg (
  round_id text not null,
  place integer not null,
  fixture_id text not null,
  market text not null,
  pick text not null,
  -- Accepted price in thousandths.
  price integer not null check (price > 1000),
  became text check (became in ('won', 'half-won', 'returned', 'half-lost', 'lost', 'void')),
  primary key (round_id, place)
);
create index leg_open on book.leg (fixture_id) where became is null;

-- The slip that a player composes, as the page wrote it: browsers may block storage for a page in a foreign frame.
create table book.slip (
  vendor text not null,
  player_id text not null,
  game_id text not null,
  slip text not null check (length(slip) <= 8000),
  kept_at timestamptz not null default now(),
  primary key (vendor, player_id, game_id)
);
