-- Statements that members requested, with their files: the database is the only state.
create table member_statement (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- A year (2026) or a month (2026-02) of the merchant's calendar.
  period text not null check (period ~ '^\d{4}(-\d{2})?$'),
  -- The period was not over at the time of the request.
  so_far boolean not null,
  language text not null,
  -- Day of the merchant's calendar, for the maximum per day.
  day date not null,
  requested_at timestamptz not null,
  -- Set together: the files exist, until they expire.
  ready_at timestamptz,
  expires_at timestamptz,
  csv bytea,
  pdf bytea,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  check (num_nulls(ready_at, expires_at, csv, pdf) in (0, 4))
);
create index member_statement_of_member on member_statement (member_id, id desc);
create index member_statement_expiry on member_statement (expires_at) where expires_at is not null;
