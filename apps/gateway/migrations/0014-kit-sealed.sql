-- The gateway's keys for sealed bodies, known to all instances: one is offered, its predecessors are still understood.
create table encryption_key (
  id text primary key,
  public_key bytea not null check (octet_length(public_key) = 65),
  -- Sealed by SECRETS_KEY: a copy of the database opens no body.
  private_key bytea not null,
  made_at timestamptz not null
);

-- The sender's keys of bodies that were opened, kept until the body would be too old anyway.
create table sealed_body (
  sender_hash bytea primary key check (octet_length(sender_hash) = 32),
  forgotten_at timestamptz not null
);

create index sealed_body_forgotten on sealed_body (forgotten_at);
