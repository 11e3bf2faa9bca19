-- Meaning of transfers for their member besides stakes and payouts, by code and side. Each new code needs a row here.
-- Sources: domain handbook 6.4 and 8, `transaction-codes.ts`.
create table cash_code (
  code integer not null,
  is_debit boolean not null,
  part text not null check (part in (
    'rebate', 'commission', 'promotion', 'salary', 'dividend', 'deposit', 'withdrawal', 'transfer_in', 'transfer_out')),
  -- Game category of the transfer; empty when it applies to several.
  vertical text not null default '',
  -- Reversals count negative.
  sign smallint not null check (sign in (-1, 1)),
  primary key (code, is_debit),
  -- Codes covered by the ledger's cash indexes.
  check (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 4205, 5112))
);
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6101, false, 'deposit', '', 1), (6102, false, 'deposit', '', 1),
  (6201, true, 'withdrawal', '', 1), (6203, true, 'withdrawal', '', 1), (6202, false, 'withdrawal', '', -1),
  (6104, false, 'transfer_in', '', 1), (6207, true, 'transfer_out', '', 1),
  (4105, false, 'rebate', 'LOTT', 1), (4205, true, 'rebate', 'LOTT', -1),
  (6111, false, 'rebate', 'PVP', 1), (6113, false, 'rebate', 'RNG', 1), (6115, false, 'rebate', 'FISH', 1),
  (6116, false, 'rebate', 'LIVE', 1), (6117, false, 'rebate', 'SPORTS', 1),
  (6109, false, 'commission', 'PVP', 1), (6114, false, 'commission', 'LOTT', 1), (6214, true, 'commission', 'LOTT', -1),
  (3102, false, 'promotion', 'RNG', 1), (5112, false, 'promotion', 'PVP', 1),
  (4104, false, 'promotion', '', 1);
-- Agents' shares of the rebates of a day, paid in the following night. Source: domain handbook 6.2 and 6.12.
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6143, false, 'commission', 'RNG', 1), (6145, false, 'commission', 'FISH', 1), (6146, false, 'commission', 'LIVE', 1),
  (6147, false, 'commission', 'SPORTS', 1);
-- Salaries and dividends in team sums: an agent's payments to downlines are deducted from what the agent received, so
-- that a team's sum equals what it received from above.
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6112, false, 'dividend', '', 1), (6212, true, 'dividend', '', -1),
  (6151, false, 'salary', '', 1), (6251, true, 'salary', '', -1),
  (6152, false, 'salary', '', 1), (6252, true, 'salary', '', -1),
  (6153, false, 'salary', '', 1), (6253, true, 'salary', '', -1);

-- Lottery settlements and their reversals, each with its time: the lottery has no rounds that would record them.
create table lottery_settled (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  day date not null,
  settled_at timestamptz not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  turnover bigint not null
);

-- Rounds that had ended and were voided or reopened: they counted when settled, and are deducted from the time of the
-- reversal.
create table round_undone (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  category text not null,
  outcome text not null,
  staked bigint not null,
  paid bigint not null,
  settled_at timestamptz not null,
  undone_at timestamptz not null,
  -- Team sums count valid bets. Earlier reversals keep the value counted then.
  valid bigint not null
);

-- Uncounted changes of a member's daily sums by category. Rows are differences, so each is added to the team sums
-- exactly once. Rows are only inserted and deleted, so that bets do not wait for the job that counts them. A row of
-- zeros means that the member's balance has changed.
create table team_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  day date not null,
  vertical text not null default '',
  rounds bigint not null default 0,
  betting bigint not null default 0,
  turnover bigint not null default 0,
  winning bigint not null default 0,
  rebate bigint not null default 0,
  commission bigint not null default 0,
  promotion bigint not null default 0,
  salary bigint not null default 0,
  dividend bigint not null default 0,
  deposit bigint not null default 0,
  withdrawal bigint not null default 0,
  transfer_in bigint not null default 0,
  transfer_out bigint not null default 0,
  -- For bets: time of settlement or reversal.
  settled_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Members present on a day, by kind: 'bet', 'login', or 'register' for new ones; 'void': a bet of that day was voided,
-- and it has to be checked whether another exists.
create table team_presence_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('bet', 'void', 'login', 'register')),
  day date not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Team sums: an agent and all downlines at any depth, without trial players and internal accounts. Updated by the job
-- that counts events, one at a time, and by moves in the tree; bets write nothing here. Without references to members,
-- so that counting locks no member rows.
create table team_day (
  agent_id bigint not null,
  day date not null,
  vertical text not null,
  rounds bigint not null,
  betting bigint not null,
  turnover bigint not null,
  winning bigint not null,
  rebate bigint not null,
  commission bigint not null,
  promotion bigint not null,
  salary bigint not null,
  dividend bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  transfer_in bigint not null,
  transfer_out bigint not null,
  -- Includes the sums: in this index the days of one agent are adjacent, in the table the rows of one day are.
  primary key (agent_id, day, vertical) include (rounds, betting, turnover, winning, rebate, commission, promotion, salary,
    dividend, deposit, withdrawal, transfer_in, transfer_out)
) with (fillfactor = 80, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table team (
  agent_id bigint primary key,
  -- Number of members, including the agent.
  members bigint not null,
  -- Total balance in the wallets held by the gateway.
  balance bigint not null
) with (fillfactor = 70);

-- Part of a member's balance that is included in the team sums, and whether the member is included.
create table team_member (
  member_id bigint primary key,
  balance bigint not null default 0,
  is_counted boolean not null default false
) with (fillfactor = 70);

-- Sums of a member's bets that ended in a clock hour of the merchant's time zone; later reversals are deducted in the
-- hour in which they happened. Includes trial players and internal accounts.
create table member_hour (
  member_id bigint not null,
  hour timestamptz not null,
  vertical text not null,
  staked bigint not null,
  -- Part of it that counts.
  turnover bigint not null,
  paid bigint not null,
  primary key (member_id, hour, vertical)
) with (fillfactor = 80);
create index member_hour_of_hour on member_hour (hour, member_id);

-- Times up to which events and online members were counted.
create table team_counting (
  one boolean primary key default true check (one),
  counted_at timestamptz not null,
  online_at timestamptz not null
) with (fillfactor = 10);
insert into team_counting values (true, '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z');

-- Number of an agent's downlines active recently; zero without a row.
create table team_online (
  agent_id bigint primary key,
  members integer not null
) with (fillfactor = 70);

-- Days on which a member was present.
create table member_presence (
  kind text not null,
  member_id bigint not null,
  day date not null,
  primary key (kind, member_id, day)
);

-- Number of a team's members present on a day, by their previous day of presence. Every member present between two days
-- has one day there whose previous day lies before the range. So distinct members are counted by summing, without
-- duplicates. New members have no previous day.
create table team_presence (
  agent_id bigint not null,
  kind text not null,
  day date not null,
  day_before date not null,
  members bigint not null,
  primary key (agent_id, kind, day, day_before) include (members)
) with (fillfactor = 80, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Ended bets, and reversals with negative amounts, in order; for payments per bet.
create table settled_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  vertical text not null,
  turnover bigint not null,
  settled_at timestamptz not null
);

-- Changes of member types and uplines, by the direct upline or the operator. Stored permanently.
create table agent_change (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null,
  kind text not null check (kind in ('promoted', 'demoted', 'moved')),
  -- Null: the operator.
  by_member_id bigint,
  from_type smallint not null,
  to_type smallint not null,
  from_upline_id bigint,
  to_upline_id bigint,
  at timestamptz not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, by_member_id) references member (merchant_code, id),
  check (kind = 'moved' or from_type <> to_type and from_upline_id is not distinct from to_upline_id)
);
create index agent_change_of_member on agent_change (member_id, id);

-- Messages from an agent to direct downlines; their copies are in the mail.
create table agent_message (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  sender_id bigint not null,
  -- Null: all direct downlines.
  reader_id bigint,
  text text not null,
  readers integer not null check (readers > 0),
  -- Day of the merchant's calendar, for the daily limit.
  day date not null,
  -- Idempotency key of the sender: a repeat is the same message.
  request_key text not null,
  sent_at timestamptz not null,
  unique (sender_id, request_key),
  foreign key (merchant_code, sender_id) references member (merchant_code, id),
  -- In code points: one visible character may consist of many, so the limit follows from the maximum body size.
  check (char_length(text) between 1 and 16000)
);
create index agent_message_sent on agent_message (sender_id, day);

-- Progress of the payments for a merchant's day: agents are paid in id order, several per transaction.
create table agent_rebate_run (
  merchant_code text not null references merchant (code),
  -- Day of the bets.
  day date not null,
  behind bigint not null default 0,
  done_at timestamptz,
  primary key (merchant_code, day)
);

-- Payment to an agent for a day and category. Zero if more was deducted than earned.
create table agent_rebate (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  agent_id bigint not null,
  -- Day of the bets.
  day date not null,
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')),
  currency text not null,
  amount bigint not null check (amount >= 0 and amount % 100 = 0),
  -- Debt deducted from the next income of this category, in hundred-thousandths of the ledger's units.
  owed bigint not null check (owed >= 0 and (owed = 0 or amount = 0)),
  made_at timestamptz not null,
  foreign key (merchant_code, agent_id) references member (merchant_code, id),
  -- Paid once, permanently.
  unique (agent_id, day, vertical)
);
create index agent_rebate_made on agent_rebate (agent_id, made_at);
create index agent_rebate_owed on agent_rebate (agent_id, vertical, id);

-- Parts of a payment: one line per direct downline, including its team.
create table agent_rebate_line (
  id bigint generated always as identity primary key,
  rebate_id bigint not null references agent_rebate (id),
  downline_id bigint not null references member (id),
  -- Differs from the payment's day for bets of earlier days that were voided or ended late.
  day date not null,
  vertical text not null,
  turnover bigint not null check (turnover <> 0),
  -- In thousandths of a percent, as of that day.
  own_thousandths integer not null,
  downline_thousandths integer not null check (downline_thousandths < own_thousandths)
);
create index agent_rebate_line_of on agent_rebate_line (rebate_id, id);

-- Turnover of a downline's team that was paid for to the upline. Later differences, positive or negative, are in the
-- next payment.
create table agent_rebate_mark (
  member_id bigint not null,
  day date not null,
  vertical text not null,
  turnover bigint not null,
  primary key (member_id, day, vertical)
) with (fillfactor = 80);

-- Contracts between an agent and a direct downline, or between the merchant and a top agent: payments for the team's
-- bets. One per downline, kind and category; ended ones are kept as history. Source: domain handbook 6.8.
create table agent_contract (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Null: the merchant, for a top agent.
  upline_id bigint,
  downline_id bigint not null,
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  category text not null check (category in ('CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  -- P: offered. E: in force, other terms are offered. V: in force, one side requests the end. A: in force. R: declined.
  -- C: ended.
  status text not null check (status in ('P', 'E', 'V', 'A', 'R', 'C')),
  -- Counts steps; each step names the version that its actor saw.
  version integer not null default 1 check (version > 0),
  -- Terms in force; null before the first acceptance, and the last terms of an ended contract.
  terms_id bigint,
  -- Terms that wait for an answer.
  offered_terms_id bigint,
  -- Side that requests the end.
  ending_by text check (ending_by in ('upline', 'downline')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (merchant_code, upline_id) references member (merchant_code, id),
  foreign key (merchant_code, downline_id) references member (merchant_code, id),
  check (upline_id <> downline_id),
  check ((status in ('P', 'E')) = (offered_terms_id is not null)),
  check ((status = 'V') = (ending_by is not null)),
  check (status not in ('E', 'V', 'A') or terms_id is not null)
);
create unique index agent_contract_open on agent_contract (downline_id, kind, category) where status in ('P', 'E', 'V', 'A');
create index agent_contract_of_downline on agent_contract (downline_id, kind, id desc);
create index agent_contract_of_upline on agent_contract (upline_id, kind, id desc);
create index agent_contract_of_merchant on agent_contract (merchant_code, kind, id);
create index agent_contract_with_company on agent_contract (merchant_code, id) where upline_id is null;
-- Real-time salaries, paid per bet. The counting job queues bets of members below such a contract, in order.
create index agent_contract_by_bet on agent_contract (downline_id) where kind = 'realtime_salary' and status in ('E', 'V', 'A');

-- All versions of terms, with their time in force: computations for a day read them here.
create table agent_contract_terms (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  made_at timestamptz not null,
  -- Null: the merchant.
  made_by bigint,
  -- Null: never accepted.
  in_force_from timestamptz,
  in_force_to timestamptz,
  check (in_force_to is null or in_force_to >= in_force_from)
);
create index agent_contract_terms_of on agent_contract_terms (contract_id, id);
create index agent_contract_terms_in_force on agent_contract_terms (contract_id, in_force_from) where in_force_from is not null;
alter table agent_contract
  add foreign key (terms_id) references agent_contract_terms (id),
  add foreign key (offered_terms_id) references agent_contract_terms (id);

-- Amounts are in the ledger's units.
create table agent_contract_tier (
  terms_id bigint not null references agent_contract_terms (id),
  place smallint not null check (place between 1 and 10),
  min_volume bigint not null check (min_volume >= 0 and min_volume % 100 = 0),
  net_loss bigint not null default 0 check (net_loss >= 0 and net_loss % 100 = 0),
  active_members integer not null check (active_members >= 0),
  rate_type text not null check (rate_type in ('P', 'F')),
  -- Thousandths of a percent: 300 is 0.3 %, 20000 is 20 %.
  rate_thousandths integer check (rate_thousandths between 1 and 100000),
  fixed_amount bigint check (fixed_amount > 0 and fixed_amount % 100 = 0),
  primary key (terms_id, place),
  check ((rate_type = 'P') = (rate_thousandths is not null)),
  check ((rate_type = 'F') = (fixed_amount is not null))
);

-- History of a contract in order, including refused steps.
create table agent_contract_log (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  -- N offered, P offer changed, A accepted, R declined or withdrawn, E other terms offered, V end requested, C ended, D
  -- paid out. Source: domain handbook 6.8.
  action text not null check (action in ('N', 'E', 'C', 'A', 'R', 'V', 'P', 'D')),
  at timestamptz not null,
  -- Acting member; null if no member of the line acted.
  by_member bigint,
  side text not null check (side in ('upline', 'downline', 'company', 'system')),
  -- Name of the operator, if one acted.
  who text not null default '',
  -- Version that the actor saw; null if there was none yet.
  version integer,
  from_status text,
  to_status text,
  to_version integer,
  -- Terms offered with the step.
  terms_id bigint references agent_contract_terms (id),
  refused boolean not null default false,
  -- Idempotency key of an offer: a repeat is the same offer.
  request_key text
);
create index agent_contract_log_of on agent_contract_log (contract_id, id);
create unique index agent_contract_log_request on agent_contract_log (by_member, request_key) where request_key is not null;

-- Settings of a merchant for a kind of contract; without a row the handbook's values apply.
create table agent_contract_settings (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  -- Whether new ones are offered; existing ones continue.
  open boolean not null,
  -- Maximum number of contracts of a kind that an agent may have with downlines.
  most_contracts integer not null check (most_contracts between 0 and 100000),
  -- Minimum lottery series of the receiver of an offer; 0: no minimum.
  least_series integer not null check (least_series between 0 and 3000),
  -- Suggested tiers, in wire format.
  tiers jsonb not null,
  primary key (merchant_code, kind)
);

-- Settings of a merchant for salaries and dividends; without a row the handbook's values apply.
create table agent_pay_terms (
  merchant_code text primary key references merchant (code),
  -- For a tier whose loss is not reached: fixed ignores it, float pays proportionally.
  dividend_style text not null default 'fixed' check (dividend_style in ('fixed', 'float')),
  -- 0: no carry-over of losses; 1: indefinite; 2: from one period to the next; 3: within a month.
  carry_over smallint not null default 0 check (carry_over between 0 and 3),
  -- Whether the same turnover is paid per hour and per day.
  stack_salaries boolean not null default false,
  needs_approval boolean not null default false,
  -- Minimum turnover of an active member.
  active_daily bigint not null default 1000000 check (active_daily > 0),
  active_hourly bigint not null default 200000 check (active_hourly > 0),
  active_dividend bigint not null default 10000000 check (active_dividend > 0)
);

-- Earnings of a downline by a contract in a period, with their state. The underlying figures are stored permanently.
create table agent_bill (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  currency text not null,
  contract_id bigint not null,
  terms_id bigint not null,
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  category text not null,
  -- Null: the merchant pays.
  upline_id bigint,
  downline_id bigint not null,
  -- Depth of the downline: payments are made from the top down.
  depth smallint not null,
  period_from timestamptz not null,
  period_to timestamptz not null check (period_to > period_from),
  -- First day of the period by the merchant's calendar.
  day date not null,
  betting bigint not null,
  turnover bigint not null,
  active_members integer not null,
  active_from bigint not null,
  -- Net win of the team, negative for a loss; null if only turnover counts.
  net bigint,
  -- Loss carried over from the previous period, negative for a win.
  carried bigint not null default 0,
  -- Tiers of the contract at that time: the one reached, and the next one.
  tier jsonb,
  next_tier jsonb,
  gross bigint not null check (gross >= 0 and gross % 100 = 0),
  -- Amount already paid for the same turnover.
  less bigint not null default 0 check (less >= 0 and less <= gross),
  amount bigint not null generated always as (gross - less) stored,
  state text not null check (state in
    ('not_reached', 'unapproved', 'unpaid', 'partly_paid', 'paid', 'upline_insufficient', 'rejected', 'expired')),
  paid bigint not null default 0 check (paid >= 0 and paid <= gross - less),
  paid_at timestamptz,
  -- Time of the automatic payment or retry; null for none.
  due_at timestamptz,
  tries smallint not null default 0,
  made_at timestamptz not null,
  -- End of the obligation to pay.
  expires_at timestamptz not null,
  check ((state = 'paid') = (paid > 0 and paid = gross - less)),
  check ((state = 'not_reached') = (gross = less)),
  check (state <> 'partly_paid' or paid > 0),
  check (upline_id is distinct from downline_id)
);
-- A period is computed once. Payments per bet have as many bills as transfers.
create unique index agent_bill_once on agent_bill (contract_id, period_from) where kind <> 'realtime_salary';
create index agent_bill_earned on agent_bill (downline_id, id desc);
create index agent_bill_owed on agent_bill (upline_id, id desc) where upline_id is not null and state <> 'not_reached';
create index agent_bill_of_day on agent_bill (downline_id, category, day) where kind <> 'dividend';
create index agent_bill_of_period on agent_bill (merchant_code, kind, period_from);
create index agent_bill_due on agent_bill (due_at) where due_at is not null;
create index agent_bill_open on agent_bill (expires_at) where state in ('unpaid', 'partly_paid', 'upline_insufficient');

-- Permitted transitions of bill states. Source: domain handbook 6.9.
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

-- Payments of a bill in parts, each with its transfers.
create table agent_bill_payment (
  bill_id bigint not null references agent_bill (id),
  part smallint not null check (part > 0),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  at timestamptz not null,
  -- Member who paid manually, and the idempotency key; null for automatic payments.
  by_member bigint,
  request_key text,
  primary key (bill_id, part),
  unique (by_member, request_key)
);

-- Computed periods, each for all contracts of a merchant together.
create table agent_pay_run (
  merchant_code text not null references merchant (code),
  kind text not null,
  period_from timestamptz not null,
  done_at timestamptz not null,
  bills integer not null,
  primary key (merchant_code, kind, period_from)
);

-- Figures of running periods: computed on request, and cached for some minutes.
create table agent_bill_running (
  contract_id bigint primary key,
  period_from timestamptz not null,
  counted_at timestamptz not null,
  betting bigint not null,
  turnover bigint not null,
  active_members integer not null,
  net bigint not null
);

-- Turnover of a team today, bet by bet, for each real-time contract.
create table agent_bet_day (
  contract_id bigint not null,
  day date not null,
  turnover bigint not null,
  active_members integer not null,
  primary key (contract_id, day)
) with (fillfactor = 70);

create table agent_bet_member (
  contract_id bigint not null,
  day date not null,
  member_id bigint not null,
  turnover bigint not null,
  primary key (contract_id, day, member_id)
) with (fillfactor = 70);

-- Earnings per bet, by the tier reached with it; tiers reached later change no earlier bet.
create table agent_bet_line (
  contract_id bigint not null,
  news_id bigint not null,
  terms_id bigint not null,
  member_id bigint not null,
  vertical text not null,
  day date not null,
  settled_at timestamptz not null,
  -- Negative for a voided bet.
  turnover bigint not null,
  -- Tier reached; null for none.
  place smallint,
  amount bigint not null,
  -- Whether it is included in a bill, or in the amount carried to the next one.
  is_billed boolean not null default false,
  bill_id bigint references agent_bill (id),
  -- Part of a bet's turnover that was reversed since. A reversal deducts exactly what the bet earned: lottery
  -- settlements are reversed in other amounts than they were made, and a bet from before the contract earned nothing.
  undone bigint not null default 0,
  primary key (contract_id, news_id)
);
create index agent_bet_line_waits on agent_bet_line (contract_id, day) where not is_billed;
create index agent_bet_line_of_bill on agent_bet_line (bill_id) where bill_id is not null;
create index agent_bet_line_alike on agent_bet_line (contract_id, member_id, vertical, turnover, news_id)
  where undone = 0 and turnover > 0;
create index agent_bet_line_standing on agent_bet_line (contract_id, member_id, vertical, news_id) where undone < turnover;

-- Amount too small to be paid, or negative after reversals: carried to the next bill.
create table agent_bet_left (
  contract_id bigint primary key,
  amount bigint not null
);

-- Income of agents with locked accounts: held until the account may receive money.
create table agent_rebate_held (
  rebate_id bigint primary key references agent_rebate (id),
  agent_id bigint not null references member (id),
  held_at timestamptz not null,
  -- Time of the delayed payment.
  released_at timestamptz
);
create index agent_rebate_held_of on agent_rebate_held (agent_id) where released_at is null;
