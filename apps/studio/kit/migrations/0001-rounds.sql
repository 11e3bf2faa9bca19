-- The first vendor's own tables, before all vendors shared one engine.
drop schema if exists northlight cascade;

create schema studio;

-- Session created from a launch token. The player's page authenticates with a key of which only the hash is stored.
create table studio.play_session (
  id uuid primary key,
  key_hash bytea not null unique,
  token_hash bytea not null unique,
  vendor text not null,
  game_id text not null,
  gateway_session text not null,
  player_id text not null,
  nickname text not null,
  currency text not null,
  language text not null,
  play_mode text not null check (play_mode in ('real', 'fun')),
  lobby_url text not null,
  has_jackpot boolean not null,
  -- A title is played on one page: the one opened last, or that took over.
  replaced_at timestamptz,
  -- Seed of the next round of a fair game, and the number of rounds drawn before it.
  next_server_seed text not null,
  rounds integer not null default 0,
  opened_at timestamptz not null default now()
);
create unique index one_place on studio.play_session (vendor, player_id, game_id) where replaced_at is null;

create table studio.round (
  id text primary key,
  session_id uuid not null references studio.play_session,
  vendor text not null,
  player_id text not null,
  game_id text not null,
  -- The page's id of the tap that began the round: a repeated tap finds the round of the first tap.
  tap_id text not null,
  stake_cents bigint not null check (stake_cents > 0),
  won_cents bigint not null check (won_cents >= 0),
  jackpot_cents bigint not null check (jackpot_cents between 0 and stake_cents),
  wins_jackpot boolean not null,
  -- The jackpot's amount, as reported by the gateway with the win.
  jackpot_paid_cents bigint,
  choice jsonb,
  outcome jsonb not null,
  -- The seeds of a fair game's round, and its draws.
  fairness jsonb,
  state text not null default 'drawn' check (state in (
    'drawn', 'bet_sent', 'rollback_sent', 'bet_accepted', 'win_sent', 'closed', 'refused', 'rolled_back')),
  -- Why the gateway refused the bet: its code and details.
  refusal jsonb,
  balance_after_bet text,
  balance_after_win text,
  drawn_at timestamptz not null default now(),
  -- Position in the vendor's list. A vendor's rounds are stored sequentially, so that reading on from the last one
  -- misses none.
  number bigint generated always as identity,
  -- Minimum time, in milliseconds, from the beginning of this round to the next one's.
  least_ms integer not null,
  -- Lease of the process that moved the round last; afterwards any process may take it over.
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_problem text,
  shown_at timestamptz,
  unique (session_id, tap_id)
);
create unique index one_open_round on studio.round (vendor, player_id, game_id)
  where state not in ('closed', 'refused', 'rolled_back');
create index round_due on studio.round (due_at)
  where state not in ('closed', 'refused', 'rolled_back');
create index round_latest on studio.round (vendor, player_id, game_id, drawn_at);
create index round_listed on studio.round (vendor, number);
