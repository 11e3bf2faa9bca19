-- Tables shared by the console's screens: exports, saved views, shortcuts, the inbox, and actions applied without
-- approval.

-- Guarded actions that were applied without approval. A request with the same key has no further effect, even if the
-- limits of the account have changed since.
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

-- A file with the rows of a list, written by a background job.
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
  -- Time zone of the times in the file.
  zone text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  -- Number of rows written so far.
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

-- Named filters, sort orders and columns of a list.
create table saved_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_account (id),
  -- `-` for the platform.
  scope text not null,
  screen text not null,
  name text not null,
  -- Shown to all staff of the merchant.
  shared boolean not null,
  -- Query parameters of the screen's URL.
  search jsonb not null,
  created_at timestamptz not null,
  unique (staff_id, scope, screen, name)
);
create index saved_view_shared on saved_view (scope, screen) where shared;

alter table staff_account
  -- The account's own keyboard shortcuts in the console, by command name.
  add column shortcuts jsonb not null default '{}',
  -- The account has seen the results in its inbox up to this time.
  add column inbox_seen_at timestamptz not null default '-infinity';
