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

-- How often an address has made a call within the window that ends at ends_at: counted here for all instances together.
-- Unlogged, for after a crash counting begins anew.
create unlogged table call_count (
  key text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_count_end on call_count (ends_at);

-- The keys of calls that took effect, each written in the transaction of that effect; and the keys that were cancelled because their
-- caller asked before they took effect: a call with such a key is refused, however late it arrives.
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

-- One row that readiness writes to, so that a database that only reads is not called ready. `filler` takes room where a disk
-- was full a moment ago.
create table write_probe (
  single boolean primary key default true check (single),
  at timestamptz not null default now(),
  filler bytea
);
alter table write_probe alter column filler set storage external;
insert into write_probe default values;
