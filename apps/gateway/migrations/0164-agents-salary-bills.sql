-- What a merchant says of salaries and dividends; where he has said nothing, the handbook's figures hold.
create table agent_pay_terms (
  merchant_code text primary key references merchant (code),
  -- Of a row whose loss is not reached: it does not count at all, or gives its part.
  dividend_style text not null default 'fixed' check (dividend_style in ('fixed', 'float')),
  -- 0: no loss is carried on; 1: for ever; 2: from one period to the next; 3: within a month.
  carry_over smallint not null default 0 check (carry_over between 0 and 3),
  -- Whether the same turnover is paid for by the hour and by the day.
  stack_salaries boolean not null default false,
  needs_approval boolean not null default false,
  -- What a member turns over at least to be active.
  active_daily bigint not null default 1000000 check (active_daily > 0),
  active_hourly bigint not null default 200000 check (active_hourly > 0),
  active_dividend bigint not null default 10000000 check (active_dividend > 0)
);

-- What a downline earned by a contract in a period, and what became of it. What it was computed from stays for ever.
create table agent_bill (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  currency text not null,
  contract_id bigint not null,
  terms_id bigint not null,
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  category text not null,
  -- Null: the company pays.
  upline_id bigint,
  downline_id bigint not null,
  -- How deep he stands: money goes down the line from above.
  depth smallint not null,
  period_from timestamptz not null,
  period_to timestamptz not null check (period_to > period_from),
  -- On which the period begins by the merchant's calendar.
  day date not null,
  betting bigint not null,
  turnover bigint not null,
  active_members integer not null,
  active_from bigint not null,
  -- What the team has won, below zero what it has lost; null where only turnover counts.
  net bigint,
  -- What of a loss came from the period before, below zero of a win.
  carried bigint not null default 0,
  -- The contract's rows as they were: the one that was reached, and the one above it.
  tier jsonb,
  next_tier jsonb,
  gross bigint not null check (gross >= 0 and gross % 100 = 0),
  -- What the same turnover was paid for already.
  less bigint not null default 0 check (less >= 0 and less <= gross),
  amount bigint not null generated always as (gross - less) stored,
  state text not null check (state in
    ('not_reached', 'unapproved', 'unpaid', 'partly_paid', 'paid', 'upline_insufficient', 'rejected', 'expired')),
  paid bigint not null default 0 check (paid >= 0 and paid <= gross - less),
  paid_at timestamptz,
  -- When it is paid by itself, or tried again; null where nothing happens by itself.
  due_at timestamptz,
  tries smallint not null default 0,
  made_at timestamptz not null,
  -- Whoever has not paid until then need not.
  expires_at timestamptz not null,
  check ((state = 'paid') = (paid > 0 and paid = gross - less)),
  check ((state = 'not_reached') = (gross = less)),
  check (state <> 'partly_paid' or paid > 0),
  check (upline_id is distinct from downline_id)
);
-- A period is computed once. What is paid bet by bet has as many bills as it has transfers.
create unique index agent_bill_once on agent_bill (contract_id, period_from) where kind <> 'realtime_salary';
create index agent_bill_earned on agent_bill (downline_id, id desc);
create index agent_bill_owed on agent_bill (upline_id, id desc) where upline_id is not null and state <> 'not_reached';
create index agent_bill_of_day on agent_bill (downline_id, category, day) where kind <> 'dividend';
create index agent_bill_of_period on agent_bill (merchant_code, kind, period_from);
create index agent_bill_due on agent_bill (due_at) where due_at is not null;
create index agent_bill_open on agent_bill (expires_at) where state in ('unpaid', 'partly_paid', 'upline_insufficient');

-- From which state a bill may come into which. Source: domain handbook 6.9.
create table agent_bill_edge (
  before text not null,
  after text not null,
  primary key (before, after)
);
insert into agent_bill_edge values
  ('unapproved', 'unpaid'), ('unapproved', 'rejected'), ('rejected', 'unapproved'),
  ('unpaid', 'paid'), ('unpaid', 'partly_paid'), ('unpaid', 'upline_insufficient'), ('unpaid', 'expired'),
  ('partly_paid', 'paid'), ('partly_paid', 'expired'),
  ('upline_insufficient', 'paid'), ('upline_insufficient', 'partly_paid'), ('upline_insufficient', 'expired'),
  ('expired', 'unpaid'), ('expired', 'partly_paid');

-- The amount is made of others, and is not there yet before a row is written.
create function keep_bill_in_its_states() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{amount,state,paid,paid_at,due_at,tries,expires_at}'::text[])
    <> (to_jsonb(old) - '{amount,state,paid,paid_at,due_at,tries,expires_at}'::text[]) or new.paid < old.paid then
    raise exception 'what bill % was computed from stays', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state
    and not exists (select from agent_bill_edge edge where edge.before = old.state and edge.after = new.state) then
    raise exception 'bill % goes not from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bill_keeps_to_its_states before update on agent_bill
  for each row execute function keep_bill_in_its_states();

create function begin_bill() returns trigger language plpgsql as $$
begin
  if new.state not in ('not_reached', 'unapproved', 'unpaid') or new.paid <> 0 then
    raise exception 'a bill does not begin as %', new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bill_begins before insert on agent_bill for each row execute function begin_bill();

create function refuse_to_forget_bills() returns trigger language plpgsql as $$
begin
  raise exception 'what was computed and paid stays' using errcode = 'restrict_violation';
end $$;
create trigger bills_stay before delete or truncate on agent_bill
  for each statement execute function refuse_to_forget_bills();

-- What was paid of a bill, part by part, each with its transfers.
create table agent_bill_payment (
  bill_id bigint not null references agent_bill (id),
  part smallint not null check (part > 0),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  at timestamptz not null,
  -- Who pressed the button, and his own name for it; null where it was paid by itself.
  by_member bigint,
  request_key text,
  primary key (bill_id, part),
  unique (by_member, request_key)
);
create trigger bill_payments_stay before update or delete or truncate on agent_bill_payment
  for each statement execute function refuse_to_forget_bills();

-- Which periods are computed, for all contracts of a merchant at once.
create table agent_pay_run (
  merchant_code text not null references merchant (code),
  kind text not null,
  period_from timestamptz not null,
  done_at timestamptz not null,
  bills integer not null,
  primary key (merchant_code, kind, period_from)
);

-- How a period goes that is not over: counted for who looks, and kept for some minutes.
create table agent_bill_running (
  contract_id bigint primary key,
  period_from timestamptz not null,
  counted_at timestamptz not null,
  betting bigint not null,
  turnover bigint not null,
  active_members integer not null,
  net bigint not null
);

-- Salaries and dividends in the sums of teams: what an agent pays his downlines is taken off what he got for them, so that
-- a team comes to what it got from above.
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6112, false, 'dividend', '', 1), (6212, true, 'dividend', '', -1),
  (6151, false, 'salary', '', 1), (6251, true, 'salary', '', -1),
  (6152, false, 'salary', '', 1), (6252, true, 'salary', '', -1),
  (6153, false, 'salary', '', 1), (6253, true, 'salary', '', -1)
on conflict (code, is_debit) do update set part = excluded.part, vertical = excluded.vertical, sign = excluded.sign;
