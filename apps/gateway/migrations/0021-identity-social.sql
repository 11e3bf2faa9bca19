-- Which account of Google's or Facebook's is whose here. The subject is the provider's own number of it: mail addresses
-- change hands, and are never a link.
create table social_identity (
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  member_id bigint not null references member (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (merchant_code, provider, subject)
);
create unique index social_identity_member on social_identity (member_id, provider);

-- Browsers that we have sent to a provider; what proves that it answers us lies sealed here, and never passes through it.
create table social_wish (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  verifier_sealed bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index social_wish_expiry on social_wish (expires_at);

-- Who has shown an account that nobody here has linked, and may make one of ours with it.
create table social_ticket (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  -- As the provider has verified it.
  email text,
  expires_at timestamptz not null
);
create index social_ticket_expiry on social_ticket (expires_at);

-- Tokens that have opened something, until they expire by themselves: none opens anything twice.
create table used_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index used_token_expiry on used_token (expires_at);
