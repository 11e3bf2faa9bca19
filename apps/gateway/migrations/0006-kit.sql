-- Keys of the gateway for sealed bodies, shared by all instances: one is offered, previous ones are still accepted.
create table encryption_key (
  id text primary key,
  public_key bytea not null check (octet_length(public_key) = 65),
  -- Sealed with SECRETS_KEY: a copy of the database cannot decrypt bodies.
  private_key bytea not null,
  made_at timestamptz not null
);

-- Sender keys of accepted bodies, stored until the body would be too old anyway.
create table sealed_body (
  sender_hash bytea primary key check (octet_length(sender_hash) = 32),
  forgotten_at timestamptz not null
);
create index sealed_body_forgotten on sealed_body (forgotten_at);

-- Number of calls by an address in the window that ends at ends_at, for all instances together. Unlogged: counting
-- restarts after a crash.
create unlogged table call_count (
  key text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_count_end on call_count (ends_at);

-- Keys of calls that took effect, each inserted in the transaction of the effect; and cancelled keys, whose caller
-- asked before the call took effect: a call with a cancelled key is refused, however late it arrives.
create table call_key (
  member_id bigint not null,
  key text not null check (char_length(key) between 1 and 80),
  merchant_code text not null,
  is_cancelled boolean not null,
  at timestamptz not null default now(),
  primary key (member_id, key),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index call_key_at on call_key (at);

-- One row that the readiness check updates, so that a read-only database is not reported as ready. `filler` requires
-- space after the disk was full.
create table write_probe (
  single boolean primary key default true check (single),
  at timestamptz not null default now(),
  filler bytea
);
alter table write_probe alter column filler set storage external;
insert into write_probe default values;
