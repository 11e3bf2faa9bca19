create schema northlight;

-- What a launch token was exchanged for. The player's page proves itself by a key of which only the hash is kept.
create table northlight.play_session (
  id uuid primary key,
  key_hash bytea not null unique,
  token_hash bytea not null unique,
  gateway_session text not null,
  player_id text not null,
  nickname text not null,
  currency text not null,
  language text not null,
  play_mode text not null check (play_mode in ('real', 'fun')),
  lobby_url text not null,
  opened_at timestamptz not null default now()
);
create index play_session_player on northlight.play_session (player_id, currency);

create table northlight.round (
  id text primary key,
  session_id uuid not null references northlight.play_session,
  -- The page's own name for the tap that began the round: the second of two taps finds the first one's round.
  spin_id text not null,
  stake_cents bigint not null check (stake_cents > 0),
  won_cents bigint not null check (won_cents >= 0),
  outcome jsonb not null,
  state text not null default 'drawn' check (state in (
    'drawn', 'bet_sent', 'rollback_sent', 'bet_accepted', 'win_sent', 'closed', 'refused', 'rolled_back')),
  -- Why the gateway refused the bet: its code and details.
  refusal jsonb,
  balance_after_bet text,
  balance_after_win text,
  drawn_at timestamptz not null default now(),
  -- Until then whoever moved the round last is at work on it; after that anybody may take it up.
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_problem text,
  shown_at timestamptz,
  unique (session_id, spin_id)
);
create unique index one_open_round on northlight.round (session_id)
  where state not in ('closed', 'refused', 'rolled_back');
create index round_due on northlight.round (due_at)
  where state not in ('closed', 'refused', 'rolled_back');
create index round_latest on northlight.round (session_id, drawn_at);
