-- Popups: how often a device shows them, where, and whether they wait while money is moving.
alter table announcement
  -- `once`, `day` (once in 24 hours) or `week:3` (three times in seven days); null: until the popup is closed.
  add column frequency text check (frequency ~ '^(once|day|week:[1-7])$'),
  -- Whether a popup may open on any page; otherwise only on the home page.
  add column everywhere boolean not null default false,
  add column quiet boolean not null default true,
  -- Time at which staff hid the announcement before its end.
  add column stopped_at timestamptz(3);

-- E: popups for visitors and members.
alter table announcement drop constraint announcement_execution_check;
alter table announcement add constraint announcement_execution_check check (execution in ('A', 'B', 'F', 'E'));
alter table announcement add constraint announcement_popup_fields
  check (type = 'PU' or (frequency is null and not everywhere));

-- Edited versions of announcements, which players do not see. The published version, if any, has the same key.
create table announcement_draft (
  -- From the sequence of announcements, so that both are listed in one order.
  id bigint not null unique default nextval(pg_get_serial_sequence('announcement', 'id')),
  merchant_code text not null references merchant (code),
  key text not null check (key ~ '^[A-Za-z0-9_:.-]{1,80}$'),
  -- Content as the approver sees it; the texts are sanitised HTML: {"EN": {"title": "", "html": ""}}.
  content jsonb not null,
  version integer not null check (version >= 1),
  edited_by text not null,
  edited_at timestamptz not null,
  primary key (merchant_code, key)
);
