-- What a member's device signs with in place of a password. It is good at the host where it was made, and nowhere else.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member (id) on delete cascade,
  -- The device's own name of the key, base64url.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- How often the device says it has signed: a smaller number would be a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  host text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_member on passkey (member_id, created_at);

-- Questions that a device is to sign. An answer, right or wrong, uses one up.
create table passkey_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- Who adds a key by it; nobody for one that somebody signs in by.
  member_id bigint references member (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);
