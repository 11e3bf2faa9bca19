-- Common parts of the console's screens: exports, saved views, keys, the inbox, and actions applied by one person.

-- Guarded actions that were applied without another person, by their key: a repeat has no further effect, also after the
-- limits of the person have changed.
create table direct_action (
  -- Account and idempotency key.
  key text primary key,
  merchant_code text references merchant (code),
  action text not null,
  object text not null,
  -- Hash of the action and its values.
  digest bytea not null check (octet_length(digest) = 32),
  applied_at timestamptz not null
);

create index change_request_proposer on change_request (proposed_by, decided_at desc) where decided_at is not null;

-- A file with the rows of a list, made in the background.
create table export_job (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_account (id),
  merchant_code text references merchant (code),
  -- Name of the list.
  source text not null,
  format text not null check (format in ('csv', 'xlsx')),
  -- Filter and columns as requested.
  filter jsonb not null,
  columns text[] not null,
  -- Zone of the times in the file.
  zone text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  -- Rows written so far.
  row_count bigint not null default 0,
  byte_count bigint not null default 0,
  sha256 bytea check (octet_length(sha256) = 32),
  failure text,
  -- The caller, for the entry of the audit log.
  session_id uuid not null,
  ip text,
  request_id text,
  requested_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  -- Hash of the token of the download link, which is valid once.
  link_hash bytea unique check (octet_length(link_hash) = 32),
  link_expires_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check (state <> 'ready' or num_nulls(sha256, expires_at) = 0)
);
create index export_job_of_staff on export_job (staff_id, id desc);
create index export_job_expiry on export_job (expires_at) where state = 'ready';

create table export_part (
  export_id bigint not null references export_job (id),
  number integer not null,
  content bytea not null,
  primary key (export_id, number)
);

-- Filters, sort and columns of a list under a name.
create table saved_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_account (id),
  -- `-` for the platform.
  scope text not null,
  screen text not null,
  name text not null,
  -- Shown to all staff of the merchant.
  shared boolean not null,
  -- Parameters of the address.
  search jsonb not null,
  created_at timestamptz not null,
  unique (staff_id, scope, screen, name)
);
create index saved_view_shared on saved_view (scope, screen) where shared;

alter table staff_account
  -- Own keys of the console, by the name of what they do.
  add column shortcuts jsonb not null default '{}',
  -- Results up to this time were seen in the inbox.
  add column inbox_seen_at timestamptz not null default '-infinity';
