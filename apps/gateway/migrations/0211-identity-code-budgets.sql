-- What is left of the budgets of text messages, one row for each network, block of numbers and merchant. A budget refills
-- steadily: `used_until` is when it is full again.
create table code_budget (
  key text primary key,
  used_until timestamptz not null
);
create index code_budget_used_until on code_budget (used_until);

-- Countries whose numbers a merchant sends codes to, ISO 3166 alpha-2; none listed: its own and those its site is open for alone.
alter table merchant add column code_countries text[] not null default '{}';

-- Before a code is sent to a phone, a browser that is not known works.
alter table work_task drop constraint work_task_purpose_check;
alter table work_task add constraint work_task_purpose_check check (purpose in ('login', 'register', 'code'));
-- The /48 or /24 of the network: tasks from all over it count too.
alter table work_task add column wide_network text;
create index work_task_wide_network on work_task (merchant_code, wide_network, made_at);
