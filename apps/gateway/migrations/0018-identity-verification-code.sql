-- Codes sent to phones. One is written for a number that nobody has as well: neither the answer nor its time tells which.
create table verification_code (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  mobile text not null,
  purpose text not null check (purpose in ('login', 'register', 'reset')),
  -- The hash of the code, sealed by the gateway's secret: six digits are guessed from a plain hash in no time.
  code_sealed bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- Where it was asked for. Strangers have tries of their own, so that they cannot use up those of the owner.
  network text not null,
  own_tries integer not null default 0,
  other_tries integer not null default 0,
  used_at timestamptz,
  -- What carries it; gone when that is forgotten.
  message_id uuid references outbox_message (id) on delete set null
);
create index verification_code_newest on verification_code (merchant_code, mobile, made_at desc);
create index verification_code_made on verification_code (made_at);
create index verification_code_message on verification_code (message_id) where message_id is not null;
