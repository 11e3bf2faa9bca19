-- What a vendor signs with. Two keys at most: the one in use, and the one he is changing to.
create table vendor_key (
  vendor text not null references vendor (code),
  slot smallint not null check (slot in (1, 2)),
  key_id text not null unique check (char_length(key_id) between 1 and 80),
  secret text not null check (char_length(secret) >= 32),
  made_at timestamptz not null,
  primary key (vendor, slot)
);

-- Calls that were heard, for as long as their timestamp would let them be heard again.
create table vendor_nonce (
  vendor text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (vendor, nonce)
);
create index vendor_nonce_expiry on vendor_nonce (expires_at);

-- A member in front of a game: from the launch on until nobody plays any more.
create table game_session (
  id uuid primary key,
  -- The launch token works once: authentication removes it.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  token_expires_at timestamptz not null,
  vendor text not null references vendor (code),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  -- Where stakes come from, and the merchant's account for this vendor, where they go.
  account_id bigint not null references account (id),
  counter_account_id bigint not null references account (id),
  currency text not null,
  node_id bigint not null references game (node_id),
  game_id text not null,
  category text not null,
  play_mode text not null check (play_mode in ('real', 'fun')),
  -- Whether wins may be shown to others, and under which name.
  ranked boolean not null,
  nickname text not null,
  masked_name text not null,
  language text not null,
  lobby_url text not null,
  opened_at timestamptz not null,
  authenticated_at timestamptz,
  -- Bets are taken until then; playing moves it on, up to the end.
  expires_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= expires_at)
) with (fillfactor = 80);
create index game_session_member on game_session (member_id, opened_at);

-- One game cycle of one member. Live tables give all their players the same round id, so the member belongs to the key.
create table game_round (
  vendor text not null,
  member_id bigint not null,
  round_id text not null,
  merchant_code text not null,
  session_id uuid not null,
  node_id bigint not null,
  -- Voided: every bet was rolled back; a new bet opens it again. Closed: for good.
  state text not null check (state in ('open', 'closed', 'voided')),
  staked bigint not null check (staked >= 0),
  paid bigint not null check (paid >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Ours, shown where the vendor's own would say too much.
  id bigint not null generated always as identity,
  primary key (vendor, member_id, round_id),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'voided' or (staked = 0 and paid = 0))
) with (fillfactor = 80);
create index game_round_open on game_round (opened_at) where state = 'open';

create sequence seamless_reference cache 32;

-- What a vendor has asked for, once per transaction id for ever.
create table seamless_transaction (
  vendor text not null,
  transaction_id text not null,
  -- Ours, told to the vendor.
  reference bigint not null default nextval('seamless_reference'),
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  member_id bigint not null,
  round_id text not null,
  -- The bet that a win or a rollback is about.
  bet_transaction_id text,
  amount bigint not null check (amount >= 0),
  -- Voided: a bet that was rolled back.
  state text not null check (state in ('posted', 'voided')),
  -- A bet that something was paid on, be it zero, stands for ever.
  settled boolean not null default false,
  -- Hash of all that was asked, to know a repetition from another call under the same id. A bet that was rolled back
  -- before it came has none.
  fingerprint bytea,
  at timestamptz not null,
  primary key (vendor, transaction_id),
  check ((kind = 'bet') = (bet_transaction_id is null)),
  check (kind = 'bet' or (state = 'posted' and not settled)),
  check (not (settled and state = 'voided')),
  check (fingerprint is not null or state = 'voided')
) with (fillfactor = 90);

-- Rounds that ended above their stake, by real players: what the winners' board is read from.
create table game_win (
  round bigint primary key,
  merchant_code text not null,
  day date not null,
  category text not null,
  paid bigint not null,
  staked bigint not null check (paid > staked),
  currency text not null,
  node_id bigint not null,
  masked_name text not null,
  won_at timestamptz not null
);
create index game_win_board on game_win (merchant_code, day, category, paid desc, round);
