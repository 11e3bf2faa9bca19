-- Changes that staff made by a form of the console: a repeated call with the same key changes nothing.
create table operation_run (
  staff_id bigint not null references staff_account (id),
  key uuid not null,
  -- SHA-256 of the merchant, the command and its values.
  digest bytea not null,
  request_id text not null,
  target text not null,
  subject text not null,
  -- States as in the audit log, without secrets and personal data.
  before jsonb not null,
  after jsonb not null,
  ran_at timestamptz not null,
  primary key (staff_id, key)
);

create index operation_run_by_time on operation_run (ran_at);
