-- Edited versions of promotions, which players do not see. The published version, if any, has the same code.
create table promotion_draft (
  -- From the sequence of promotions, so that both are listed in one order.
  id bigint not null unique default nextval(pg_get_serial_sequence('promotion', 'id')),
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  -- Content as the approver sees it; the terms are sanitised HTML: {"EN": {"title": "", "summary": "", "html": ""}}.
  content jsonb not null,
  version integer not null check (version >= 1),
  edited_by text not null,
  edited_at timestamptz not null,
  primary key (merchant_code, code)
);

-- Why staff ended a promotion before its end; null for any other promotion.
alter table promotion add column closed_reason text;
alter table promotion add constraint promotion_closed_reason check (closed_reason is null or state = 'closed');

-- Rewards of a promotion by time, for estimates and reports.
create index reward_of_promotion on reward (promotion_id, issued_at) where promotion_id is not null;
-- Rejected applications, which the queue lists apart.
create index promotion_entry_rejected on promotion_entry (merchant_code, id) where state = 'rejected';

-- Paid withdrawals by the time of their end, for reports.
create index withdrawal_paid_time on withdrawal (merchant_code, ended_at) where state = 'SUCCESS';

-- Reports that a person receives regularly. The file is an export of that person.
create table report_schedule (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  staff_id bigint not null references staff_account (id),
  -- Name of the export.
  report text not null check (report ~ '^[a-z][a-zA-Z-]{0,39}$'),
  format text not null check (format in ('csv', 'xlsx')),
  -- Each day, each Monday, or each first day of a month, about the day, week or month before.
  every text not null check (every in ('day', 'week', 'month')),
  created_at timestamptz not null,
  -- Last day, by the merchant's calendar, on which a report was requested.
  last_day date,
  unique (merchant_code, staff_id, report, every)
);

-- The schedule that requested an export, and whether its person was told by mail that the file is ready.
alter table export_job add column schedule_id bigint references report_schedule (id) on delete set null;
