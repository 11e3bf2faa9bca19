-- What a transfer is for its member besides stakes and payouts, by its code and side. A new code becomes a row here.
-- Sources: domain handbook 6.4 and 8, `transaction-codes.ts`.
create table cash_code (
  code integer not null,
  is_debit boolean not null,
  part text not null check (part in (
    'rebate', 'commission', 'promotion', 'salary', 'dividend', 'deposit', 'withdrawal', 'transfer_in', 'transfer_out')),
  -- The kind of game that it is given for; empty where it is for none alone.
  vertical text not null default '',
  -- What is taken back counts less.
  sign smallint not null check (sign in (-1, 1)),
  primary key (code, is_debit),
  -- What the ledger's indexes of cash hold.
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
-- The agents' parts of what the bets of a day give back, paid in the night after it. Source: domain handbook 6.2 and 6.12.
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6143, false, 'commission', 'RNG', 1), (6145, false, 'commission', 'FISH', 1), (6146, false, 'commission', 'LIVE', 1),
  (6147, false, 'commission', 'SPORTS', 1);
-- Salaries and dividends in the sums of teams: what an agent pays to downlines is taken off what the agent got for them, so that
-- a team comes to what it got from above.
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6112, false, 'dividend', '', 1), (6212, true, 'dividend', '', -1),
  (6151, false, 'salary', '', 1), (6251, true, 'salary', '', -1),
  (6152, false, 'salary', '', 1), (6252, true, 'salary', '', -1),
  (6153, false, 'salary', '', 1), (6253, true, 'salary', '', -1);

-- What settlements of our own lottery have counted, and taken back again, each at its moment: it has no rounds that would tell.
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

-- What had ended and has not any more: it counted when it was settled, and counts less from when it was undone.
create table round_undone (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  category text not null,
  outcome text not null,
  staked bigint not null,
  paid bigint not null,
  settled_at timestamptz not null,
  undone_at timestamptz not null,
  -- Team sums count valid bets. What was undone before keeps what it counted then.
  valid bigint not null
);

-- What has become different about a member's day and kind of game, and nobody has counted yet for his agents: differences,
-- so that each counts once. Rows are only added and taken away, so that no bet waits for who counts it. A row of zeros says
-- that his balance has moved.
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
  -- Of play: when it ended, or was undone.
  settled_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Who was there on a day, and what for: 'bet', 'login', or 'register' for whoever is new; 'void': a bet of that day is taken
-- back, and it is to be seen whether there is another one.
create table team_presence_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('bet', 'void', 'login', 'register')),
  day date not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- What a team comes to: an agent and all below him at any depth, without trial players and internal twins. Kept by whoever
-- counts the news, one at a time, and by moves in the tree; no bet writes here. Nothing refers to members, so that counting
-- locks none.
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
  -- With the sums in it: the days of one agent stand together, in the table they stand a day after the other.
  primary key (agent_id, day, vertical) include (rounds, betting, turnover, winning, rebate, commission, promotion, salary,
    dividend, deposit, withdrawal, transfer_in, transfer_out)
) with (fillfactor = 80, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table team (
  agent_id bigint primary key,
  -- He himself is one of them.
  members bigint not null,
  -- What they hold in the wallets that the gateway keeps for them.
  balance bigint not null
) with (fillfactor = 70);

-- What of a member's balance stands in the sums of his teams, and whether he himself does.
create table team_member (
  member_id bigint primary key,
  balance bigint not null default 0,
  is_counted boolean not null default false
) with (fillfactor = 70);

-- What a member's play came to that ended in a clock hour of his merchant's zone; what was undone counts less in the hour in
-- which that happened. Of trial players and internal twins too.
create table member_hour (
  member_id bigint not null,
  hour timestamptz not null,
  vertical text not null,
  staked bigint not null,
  -- What of it counts.
  turnover bigint not null,
  paid bigint not null,
  primary key (member_id, hour, vertical)
) with (fillfactor = 80);
create index member_hour_of_hour on member_hour (hour, member_id);

-- Up to when everything is counted, and when those online were.
create table team_counting (
  one boolean primary key default true check (one),
  counted_at timestamptz not null,
  online_at timestamptz not null
) with (fillfactor = 10);
insert into team_counting values (true, '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z');

-- How many people below an agent were heard of lately; nobody, where he is not in it.
create table team_online (
  agent_id bigint primary key,
  members integer not null
) with (fillfactor = 70);

-- The days on which a member was there.
create table member_presence (
  kind text not null,
  member_id bigint not null,
  day date not null,
  primary key (kind, member_id, day)
);

-- How many of a team were there on a day, by when they had been there before. Who was there at all between two days was
-- there a first time in them: he counts on the one day whose day before lies outside. So different people are counted by
-- adding up, and never twice. Who is new was never there before.
create table team_presence (
  agent_id bigint not null,
  kind text not null,
  day date not null,
  day_before date not null,
  members bigint not null,
  primary key (agent_id, kind, day, day_before) include (members)
) with (fillfactor = 80, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Bets that ended, or were undone and count less, in their order; for whoever is paid for each as it ends.
create table settled_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  vertical text not null,
  turnover bigint not null,
  settled_at timestamptz not null
);

-- Who became what, below whom: by the agent directly above, or by the operator. It stays for ever.
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

-- What an agent has written to those directly below him; what they read stands in their mail.
create table agent_message (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  sender_id bigint not null,
  -- Null: all who stand directly below.
  reader_id bigint,
  text text not null,
  readers integer not null check (readers > 0),
  -- By the merchant's calendar: what a day's most counts.
  day date not null,
  -- The sender's own name for it: repeated, it is the same message.
  request_key text not null,
  sent_at timestamptz not null,
  unique (sender_id, request_key),
  foreign key (merchant_code, sender_id) references member (merchant_code, id),
  -- In code points: one character of a reader may be many, so the limit is that of the bytes that a call may carry.
  check (char_length(text) between 1 and 16000)
);
create index agent_message_sent on agent_message (sender_id, day);

-- How far the paying for a merchant's day has come: agents go in the order of their ids, some in a commit.
create table agent_rebate_run (
  merchant_code text not null references merchant (code),
  -- On which was played.
  day date not null,
  behind bigint not null default 0,
  done_at timestamptz,
  primary key (merchant_code, day)
);

-- What an agent was paid for a day and kind of game. Nothing, where more was taken back than has come.
create table agent_rebate (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  agent_id bigint not null,
  -- On which was played.
  day date not null,
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')),
  currency text not null,
  amount bigint not null check (amount >= 0 and amount % 100 = 0),
  -- What is taken off his next income of this kind, in hundred thousandths of the ledger's units.
  owed bigint not null check (owed >= 0 and (owed = 0 or amount = 0)),
  made_at timestamptz not null,
  foreign key (merchant_code, agent_id) references member (merchant_code, id),
  -- Once and for ever.
  unique (agent_id, day, vertical)
);
create index agent_rebate_made on agent_rebate (agent_id, made_at);
create index agent_rebate_owed on agent_rebate (agent_id, vertical, id);

-- What it is made of: a line a direct downline, with all below him.
create table agent_rebate_line (
  id bigint generated always as identity primary key,
  rebate_id bigint not null references agent_rebate (id),
  downline_id bigint not null references member (id),
  -- Not the payment's own day where bets of an earlier one were taken back, or ended late.
  day date not null,
  vertical text not null,
  turnover bigint not null check (turnover <> 0),
  -- In thousandths of a percent, as on that day.
  own_thousandths integer not null,
  downline_thousandths integer not null check (downline_thousandths < own_thousandths)
);
create index agent_rebate_line_of on agent_rebate_line (rebate_id, id);

-- How much of the turnover of somebody's team has been paid for to whoever stands above him. What the day counts beyond it, or
-- less, is in the next payment.
create table agent_rebate_mark (
  member_id bigint not null,
  day date not null,
  vertical text not null,
  turnover bigint not null,
  primary key (member_id, day, vertical)
) with (fillfactor = 80);

-- What is agreed between an agent and somebody directly below him, or between the merchant and a top agent: who is paid what
-- for his team's play. One a downline, kind and category; those that have ended stay as history. Source: domain handbook 6.8.
create table agent_contract (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Null: the merchant himself, of a top agent.
  upline_id bigint,
  downline_id bigint not null,
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  category text not null check (category in ('CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  -- P: offered. E: in force, other terms are offered. V: in force, one side asks to end it. A: in force. R: declined. C: ended.
  status text not null check (status in ('P', 'E', 'V', 'A', 'R', 'C')),
  -- Counts the steps; who takes one says which version he has before him.
  version integer not null default 1 check (version > 0),
  -- What holds; null before the first is accepted, and what held last of one that has ended.
  terms_id bigint,
  -- What waits for an answer.
  offered_terms_id bigint,
  -- Who asks to end it.
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
-- Salaries that are paid for every bet as it ends. Whoever counts hands on the bets of those above whom somebody has such a
-- contract; they wait in their order.
create index agent_contract_by_bet on agent_contract (downline_id) where kind = 'realtime_salary' and status in ('E', 'V', 'A');

-- Each version of what was offered, and from when until when it held: whatever is computed for a day reads it here.
create table agent_contract_terms (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  made_at timestamptz not null,
  -- Null: the merchant.
  made_by bigint,
  -- Null: it was never accepted.
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
  -- Thousandths of a per cent: 300 is 0.3 %, 20000 is 20 %.
  rate_thousandths integer check (rate_thousandths between 1 and 100000),
  fixed_amount bigint check (fixed_amount > 0 and fixed_amount % 100 = 0),
  primary key (terms_id, place),
  check ((rate_type = 'P') = (rate_thousandths is not null)),
  check ((rate_type = 'F') = (fixed_amount is not null))
);

-- What happened to it, in its order; also what somebody wanted and was refused.
create table agent_contract_log (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  -- N offered, P the offer changed, A accepted, R declined or taken back, E other terms offered, V asked to end, C ended,
  -- D paid out. Source: domain handbook 6.8.
  action text not null check (action in ('N', 'E', 'C', 'A', 'R', 'V', 'P', 'D')),
  at timestamptz not null,
  -- Of the member who did it; null where nobody of the line did.
  by_member bigint,
  side text not null check (side in ('upline', 'downline', 'company', 'system')),
  -- The operator's name, where one did it.
  who text not null default '',
  -- The version that was before him; null where there was none yet.
  version integer,
  from_status text,
  to_status text,
  to_version integer,
  -- What was offered with it.
  terms_id bigint references agent_contract_terms (id),
  refused boolean not null default false,
  -- The caller's own name for an offer: repeated, it is the same offer.
  request_key text
);
create index agent_contract_log_of on agent_contract_log (contract_id, id);
create unique index agent_contract_log_request on agent_contract_log (by_member, request_key) where request_key is not null;

-- What a merchant says of a kind of contract; where he has said nothing, the handbook's figures hold.
create table agent_contract_settings (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  -- Whether new ones are offered; those that there are go on.
  open boolean not null,
  -- How many of a kind an agent may have with those below him.
  most_contracts integer not null check (most_contracts between 0 and 100000),
  -- The least lottery series of whoever is offered one; 0 asks for none.
  least_series integer not null check (least_series between 0 and 3000),
  -- What is suggested: as the wire has it.
  tiers jsonb not null,
  primary key (merchant_code, kind)
);

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

-- What a team has come to today, bet by bet, for each such contract.
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

-- What each bet came to, by the row that was reached with it; whatever is reached later changes no earlier one.
create table agent_bet_line (
  contract_id bigint not null,
  news_id bigint not null,
  terms_id bigint not null,
  member_id bigint not null,
  vertical text not null,
  day date not null,
  settled_at timestamptz not null,
  -- Below zero of a bet that was undone.
  turnover bigint not null,
  -- The row that was reached; null where none was.
  place smallint,
  amount bigint not null,
  -- Whether it is in a bill, or in what is left for the next.
  is_billed boolean not null default false,
  bill_id bigint references agent_bill (id),
  -- How much of a bet's turnover was undone since. A bet that is undone takes back what it gave and no more: settlements of our own
  -- lottery are undone in other sums than they were made, and a bet from before the contract gave nothing.
  undone bigint not null default 0,
  primary key (contract_id, news_id)
);
create index agent_bet_line_waits on agent_bet_line (contract_id, day) where not is_billed;
create index agent_bet_line_of_bill on agent_bet_line (bill_id) where bill_id is not null;
create index agent_bet_line_alike on agent_bet_line (contract_id, member_id, vertical, turnover, news_id)
  where undone = 0 and turnover > 0;
create index agent_bet_line_standing on agent_bet_line (contract_id, member_id, vertical, news_id) where undone < turnover;

-- What is too little to be paid, or below zero where more was undone than earned: it counts in the next bill.
create table agent_bet_left (
  contract_id bigint primary key,
  amount bigint not null
);

-- Income of an agent whose account is locked: it is his, and waits until nothing may keep it from coming in any more.
create table agent_rebate_held (
  rebate_id bigint primary key references agent_rebate (id),
  agent_id bigint not null references member (id),
  held_at timestamptz not null,
  -- When it was paid after all.
  released_at timestamptz
);
create index agent_rebate_held_of on agent_rebate_held (agent_id) where released_at is null;
