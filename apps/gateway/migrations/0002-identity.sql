-- Everybody who can hold money: players, agents, their internal twins (40 to 42) and trial players (4).
create table member (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  account text not null check (char_length(account) between 1 and 64),
  type smallint not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  -- A trial player has no password: the account lasts as long as its one session.
  password_hash text,
  upline_id bigint,
  status text not null default 'active' check (status in ('active', 'disabled')),
  registered_at timestamptz not null,
  first_login_at timestamptz,
  -- The Idempotency-Key of the registration, so that its repetition finds the member it has made.
  created_key text,
  register_url text,
  register_method text,
  -- The network of the address it was opened from; trial accounts are counted by it.
  registered_from text,
  check ((type = 4) = (password_hash is null)),
  -- The root of a tree, and a trial player, has nobody above.
  check (upline_id is null or type not in (2, 4, 42)),
  check (upline_id <> id),
  unique (merchant_code, id),
  -- An upline is of the same merchant.
  foreign key (merchant_code, upline_id) references member (merchant_code, id)
);

create unique index member_account on member (merchant_code, lower(account));
create unique index member_created_key on member (merchant_code, created_key) where created_key is not null;
create index member_upline on member (merchant_code, upline_id) where upline_id is not null;
create index member_trial_network on member (merchant_code, registered_from, registered_at) where type = 4;

-- One signed-in browser tab. The token itself is known to the browser alone.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  -- Written at most once a minute: a busy player must not cost a write a call.
  last_seen_at timestamptz not null,
  -- The end of the session whatever its player does; the idle end follows from last_seen_at.
  expires_at timestamptz not null,
  device text not null,
  ip text not null,
  user_agent text not null,
  check (expires_at > created_at)
);

create index session_member on session (member_id, created_at);
create index session_expiry on session (expires_at);

-- Wrong passwords, counted for the account they were meant for and for the network they came from. Hashed, because
-- people also type their password where the name belongs.
create table login_failure (
  merchant_code text not null references merchant (code),
  scope text not null check (scope in ('account', 'network')),
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  failures integer not null check (failures > 0),
  last_at timestamptz not null,
  primary key (merchant_code, scope, subject_hash)
);

create index login_failure_expiry on login_failure (last_at);

-- Pictures that have been shown and not been answered yet: answering one, right or wrong, removes it.
create table captcha (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  answer_hash bytea not null check (octet_length(answer_hash) = 32),
  expires_at timestamptz not null
);

create index captcha_expiry on captcha (expires_at);
