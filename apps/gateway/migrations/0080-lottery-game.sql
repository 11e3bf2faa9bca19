-- A merchant's lottery games. How one is played is told by its family's rules; when it is drawn, by its schedule.
create table lottery_game (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (name <> ''),
  family text not null,
  group_code text not null,
  region text,
  prize_modes text[] not null check (cardinality(prize_modes) > 0),
  schedule jsonb not null,
  -- Bets end so long before the draw.
  lock_seconds integer not null check (lock_seconds between 0 and 86400),
  -- Drawn by the house from the day's secret; else somebody enters what was drawn outside.
  is_house boolean not null,
  -- After that a result is waited for no longer.
  result_timeout_seconds integer not null check (result_timeout_seconds > 0),
  is_sale boolean not null,
  is_hot boolean not null,
  is_new boolean not null,
  position integer not null,
  icon text not null,
  unique (merchant_code, code)
);

-- The games whose betting pages a member has opened.
create table lottery_recent_game (
  member_id bigint not null references member (id) on delete cascade,
  game_id bigint not null references lottery_game (id),
  opened_at timestamptz not null,
  primary key (member_id, game_id)
);
create index lottery_recent_game_of_game on lottery_recent_game (game_id, opened_at);
