-- The authenticator app of a member: begun when it is shown to him, and asked for from when he has confirmed it.
create table authenticator (
  member_id bigint primary key references member (id) on delete cascade,
  -- Sealed by SECRETS_KEY: a copy of the database makes no codes.
  secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code is taken twice.
  last_step bigint not null default 0
);

-- One row a code that is left; using it removes it.
create table recovery_code (
  member_id bigint not null references member (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (member_id, code_hash)
);

-- Who has shown the password and has not shown the second factor yet.
create table login_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id) on delete cascade,
  method text not null,
  expires_at timestamptz not null
);

create index login_challenge_expiry on login_challenge (expires_at);
