-- Background work: one row per job. A job that recurs (`every_ms`) keeps its row; any other is deleted when it is done.
create table job (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- Adding a job with the name and key of a waiting one replaces it.
  key text not null check (char_length(key) <= 200),
  payload jsonb not null default '{}',
  every_ms integer check (every_ms > 0),
  run_at timestamptz not null,
  -- Starts since the last success.
  attempts integer not null default 0,
  -- Counts additions: a job added again while it runs, runs once more.
  revision integer not null default 1,
  -- Gateway that runs the job, and the end of its lock, which it extends while the job runs.
  locked_by text,
  locked_until timestamptz,
  -- Time at which the queue gave up: the job stays until an operator retries or cancels it.
  failed_at timestamptz,
  last_error text,
  added_at timestamptz not null default now(),
  unique (name, key),
  check ((locked_by is null) = (locked_until is null))
);
create index job_due on job (name, run_at) where failed_at is null;
create index job_failed on job (failed_at) where failed_at is not null;

-- The last day for which a daily job was added, by the merchant's calendar.
create table job_day (
  name text not null,
  merchant_code text not null references merchant (code),
  day date not null,
  primary key (name, merchant_code)
);
