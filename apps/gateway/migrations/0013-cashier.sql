-- Whoever takes payments for a merchant, and the secret that both of them know: no other merchant's calls can be made with it.
create table payment_provider (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{1,30}$'),
  url text not null,
  key_id text not null unique,
  secret bytea not null,
  primary key (merchant_code, code)
);

-- A way to pay. Amounts are in its own money, in 1/10,000.
create table payment_channel (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('MT', 'QR', 'EWALLET', 'PGMT', 'CRYPTO')),
  -- Without one the merchant's own people look after its payments.
  provider text,
  -- By language; the merchant's default language for who reads another.
  names jsonb not null,
  instructions jsonb not null default '{}',
  picture text not null default '',
  pay_currency text not null check (pay_currency ~ '^[A-Z]{3,6}$'),
  min_amount bigint not null check (min_amount > 0 and min_amount % 100 = 0),
  max_amount bigint not null check (max_amount % 100 = 0),
  fixed_amounts bigint[] not null default '{}',
  -- Of a hundred, in hundredths.
  fee_hundredths integer not null default 0 check (fee_hundredths between 0 and 10000),
  reimbursement_hundredths integer not null default 0 check (reimbursement_hundredths between 0 and 10000),
  -- What one of it is worth in the merchant's currency, in 1/10,000; null where they are the same.
  rate bigint check (rate > 0),
  confirmations smallint check (confirmations between 0 and 1000),
  network text not null default '',
  minutes smallint not null default 15 check (minutes between 1 and 1440),
  -- Where money is sent by hand, if no provider says it.
  bank jsonb,
  open boolean not null default true,
  position smallint not null default 0,
  primary key (merchant_code, code),
  foreign key (merchant_code, provider) references payment_provider (merchant_code, code),
  check (min_amount <= max_amount),
  check ((kind = 'CRYPTO') = (rate is not null and confirmations is not null)),
  check (provider is not null or (kind = 'MT' and bank is not null))
);

-- What a merchant decides about deposits as a whole.
create table deposit_setting (
  merchant_code text primary key references merchant (code),
  allowed boolean not null default true,
  -- How often a deposit has to be played before it may leave.
  multiple_hundredths integer not null default 100 check (multiple_hundredths between 0 and 10000),
  -- How many of a member's may be on their way at once.
  open_limit smallint not null default 3 check (open_limit between 1 and 50),
  info jsonb not null default '{}'
);

-- A bonus that a member may choose with a deposit.
create table deposit_promotion (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  titles jsonb not null,
  kind text not null check (kind in ('percent', 'fixed')),
  percent_hundredths integer not null default 0 check (percent_hundredths between 0 and 100000),
  amount bigint not null default 0 check (amount >= 0),
  cap bigint check (cap > 0),
  minimum bigint not null default 0,
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 100000),
  -- The member's first deposit, his second, up to his fifth; null for any.
  nth smallint check (nth between 1 and 5),
  -- Null: with every channel.
  channels text[],
  open boolean not null default true,
  position smallint not null default 0,
  primary key (merchant_code, code)
);

-- Money that a member brings. What comes true of it is one transfer of the ledger, in the commit that makes it SUCCESS.
create table deposit (
  id bigint generated always as identity primary key,
  -- What member, operator and provider call it, for ever.
  trans_id text not null unique check (trans_id ~ '^[A-Z0-9]{6,20}$'),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  channel_code text not null,
  channel_name text not null,
  kind text not null,
  provider text,
  state text not null check (state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS', 'EXPIRED',
    'FAILED', 'REJECTED', 'CANCELLED')),
  -- What the member said, in the merchant's currency, and what he is to pay in that of the channel, tail included.
  requested bigint not null check (requested > 0),
  pay_currency text not null,
  pay_amount bigint not null check (pay_amount > 0),
  rate bigint,
  fee_hundredths integer not null,
  reimbursement_hundredths integer not null,
  multiple_hundredths integer not null,
  confirmations_wanted smallint not null default 0,
  confirmations smallint not null default 0,
  network text not null default '',
  -- The promotion as it was when it was chosen.
  promotion jsonb,
  -- What the provider has the payer shown.
  instruction jsonb,
  return_url text not null,
  language text not null,
  request_key text not null,
  payer_reference text not null default '',
  -- The payment as its provider calls it.
  provider_ref text,
  -- What truly arrived, in the channel's money; the rest in the merchant's.
  paid bigint check (paid > 0),
  credited bigint check (credited > 0),
  reimbursement bigint not null default 0 check (reimbursement >= 0),
  bonus bigint check (bonus >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- When somebody looks after it again; null when nobody needs to any more.
  due_at timestamptz,
  looks smallint not null default 0,
  -- What a provider says of a deposit and cannot be so by our books: somebody has to look at it, and says when he has.
  trouble text,
  trouble_at timestamptz,
  trouble_settled_at timestamptz,
  unique (member_id, request_key),
  check ((state = 'SUCCESS') = (credited is not null)),
  check ((credited is not null) = (credited_at is not null and paid is not null)),
  constraint deposit_trouble_has_its_time check ((trouble is null) = (trouble_at is null)),
  constraint deposit_trouble_is_settled_after check (trouble_settled_at is null or trouble is not null),
  -- A payment far above what was asked for waits for an operator.
  constraint deposit_trouble_check check (trouble in ('reversed', 'payment.of.another', 'overpaid'))
);
-- One payment is never credited for two deposits.
create unique index deposit_of_payment on deposit (merchant_code, provider, provider_ref) where provider_ref is not null;
create index deposit_of_member on deposit (member_id, id desc);
create index deposit_open on deposit (member_id) where state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING');
create index deposit_due on deposit (due_at) where due_at is not null;
create index deposit_credited on deposit (merchant_code, credited_at) where credited_at is not null;
-- While a transfer is waited for, no other ends in the same cents. Money that has come is told from others already: a late payment
-- is credited, though its cents were given to another deposit in the meantime.
create unique index deposit_tail on deposit (merchant_code, channel_code, pay_amount)
  where kind = 'MT' and state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED');
-- By it the cents that are free are found among all that ever were.
create index deposit_of_amount on deposit (merchant_code, channel_code, pay_amount, created_at) where kind = 'MT';
create index deposit_in_trouble on deposit (merchant_code, id) where trouble is not null and trouble_settled_at is null;

-- What happened to it, in its order; also what somebody wanted to happen and was refused.
create table deposit_step (
  id bigint generated always as identity primary key,
  deposit_id bigint not null references deposit (id),
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  refused boolean not null default false,
  who text not null,
  reason text not null default ''
);
create index deposit_step_of on deposit_step (deposit_id, id);

-- What providers told, each notice once.
create table payment_notice (
  merchant_code text not null,
  provider text not null,
  notice_id text not null,
  -- The notice, to tell a repetition from another one under its name.
  content jsonb not null,
  at timestamptz not null,
  primary key (merchant_code, provider, notice_id),
  foreign key (merchant_code, provider) references payment_provider (merchant_code, code)
);

-- The picture of a receipt, made anew from what was sent; the operator alone sees it.
create table deposit_receipt (
  deposit_id bigint primary key references deposit (id),
  picture bytea not null check (octet_length(picture) <= 3145728),
  width integer not null,
  height integer not null,
  at timestamptz not null
);

-- Where a merchant pays to: banks, wallets by telephone number, cards of a network.
create table bank (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('bank', 'wallet', 'card')),
  min_digits smallint not null check (min_digits between 4 and 34),
  max_digits smallint not null check (max_digits between min_digits and 34),
  -- Its place in the list.
  position smallint not null default 0,
  -- Nothing is paid to one that is closed, and no card of it is added.
  open boolean not null default true,
  primary key (merchant_code, code)
);

-- A member's account there. The number can be read by a gateway alone, which pays to it.
create table bank_card (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  bank_code text not null,
  number_sealed bytea not null,
  -- The same for the same number at the same merchant, and of no use to who does not have the gateway's secret.
  number_mark bytea not null check (octet_length(number_mark) = 32),
  last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
  holder text not null,
  province text not null default '',
  request_key text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, bank_code) references bank (merchant_code, code),
  unique (member_id, request_key)
);
create index bank_card_of_member on bank_card (member_id, id) where removed_at is null;
-- One holder at a time.
create unique index bank_card_number on bank_card (merchant_code, number_mark) where removed_at is null;

-- What a merchant has chosen for withdrawals; who has no row has chosen nothing, and the usual holds.
create table withdrawal_rules (
  merchant_code text primary key references merchant (code),
  open boolean not null,
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  maximum bigint not null check (maximum >= minimum and maximum % 100 = 0),
  times_a_day integer not null check (times_a_day between 1 and 1000),
  -- Up to this nobody looks at it before it is paid; 0 has somebody look at each.
  approved_up_to bigint not null check (approved_up_to >= 0),
  fee_hundredths integer not null check (fee_hundredths between 0 and 5000),
  fee_fixed bigint not null check (fee_fixed >= 0 and fee_fixed % 100 = 0),
  free_times integer not null check (free_times >= 0),
  arrival_minutes integer not null check (arrival_minutes between 1 and 100000),
  card_cooling_hours integer not null check (card_cooling_hours between 0 and 720),
  password_cooling_hours integer not null check (password_cooling_hours between 0 and 720),
  may_cancel boolean not null,
  -- Who pays; without one the merchant's own people do.
  payout_provider text,
  -- Above this amount a withdrawal takes a sign-in of the last minutes besides the payment password; null: never.
  step_up_above bigint check (step_up_above >= 0),
  foreign key (merchant_code, payout_provider) references payment_provider (merchant_code, code)
);

-- Money that leaves: frozen in a wallet of the member's own from the moment that he asks until it is paid or comes back.
create table withdrawal (
  -- What the member, we and the payer call it, for ever: nothing is paid a second time under another name.
  id text primary key check (id ~ '^W[A-Z0-9]{6,20}$'),
  number bigint generated always as identity unique,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  fee bigint not null check (fee >= 0 and fee < amount and fee % 100 = 0),
  bank_card_id bigint not null references bank_card (id),
  -- As the card said when it was asked for; the card may be removed later.
  bank_code text not null,
  bank_name text not null,
  last_digits text not null,
  state text not null check (state in
    ('SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'SUCCESS', 'REJECTED', 'FAILED', 'CANCELLED')),
  -- The caller's own name for it: repeated, it is the same withdrawal.
  request_key text,
  requested_at timestamptz not null,
  expected_at timestamptz not null,
  -- Until then whoever moved it last is at work on it; after that anybody may go on.
  due_at timestamptz not null,
  -- How often in a row the payer has not known, or not answered.
  tries integer not null default 0,
  -- What the payer calls it.
  provider text,
  payout_id text,
  ended_at timestamptz,
  unique (member_id, request_key),
  check ((state in ('SUCCESS', 'REJECTED', 'FAILED', 'CANCELLED')) = (ended_at is not null))
);
create index withdrawal_due on withdrawal (due_at) where state in ('SUBMITTED', 'APPROVED', 'PAYING');
create index withdrawal_review on withdrawal (merchant_code, number) where state in ('SUBMITTED', 'REVIEW');
create index withdrawal_of_member on withdrawal (member_id, number desc);
create index withdrawal_of_day on withdrawal (member_id, requested_at);
create index withdrawal_open on withdrawal (member_id) where ended_at is null;

-- What happened to it, in its order; also what somebody wanted to happen and was refused.
create table withdrawal_step (
  id bigint generated always as identity primary key,
  withdrawal_id text not null references withdrawal (id),
  member_id bigint not null,
  at timestamptz not null,
  -- Null for the first.
  from_state text,
  to_state text not null,
  refused boolean not null default false,
  -- Who said so: a gateway, the member, the payer, an operator's name.
  who text not null,
  -- To the member, where it ended without his money at the bank.
  reason text not null default '',
  -- To us.
  note text not null default ''
);
create index withdrawal_step_of on withdrawal_step (withdrawal_id, id);
create index withdrawal_step_of_member on withdrawal_step (member_id, id desc) where not refused;

-- Money that an agent sent to several directly below him at once: each amount is a transfer of its own, and they are all there
-- or none is.
create table line_batch (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  payer_id bigint not null,
  -- The payer's own name for it: repeated, it is the same list.
  request_key text not null,
  lines integer not null check (lines between 1 and 50),
  total bigint not null check (total > 0),
  made_at timestamptz not null,
  payer_balance bigint not null,
  unique (payer_id, request_key),
  foreign key (merchant_code, payer_id) references member (merchant_code, id)
);
