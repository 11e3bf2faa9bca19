-- Payment providers of merchants, with the shared secret: it is valid for this merchant's calls only.
create table payment_provider (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{1,30}$'),
  url text not null,
  key_id text not null unique,
  secret bytea not null,
  primary key (merchant_code, code)
);

-- Payment channels. Amounts are in the channel's currency, in 1/10,000.
create table payment_channel (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('MT', 'QR', 'EWALLET', 'PGMT', 'CRYPTO')),
  -- Null: the merchant's staff handle its payments.
  provider text,
  -- By language; other readers get the merchant's default language.
  names jsonb not null,
  instructions jsonb not null default '{}',
  picture text not null default '',
  pay_currency text not null check (pay_currency ~ '^[A-Z]{3,6}$'),
  min_amount bigint not null check (min_amount > 0 and min_amount % 100 = 0),
  max_amount bigint not null check (max_amount % 100 = 0),
  fixed_amounts bigint[] not null default '{}',
  -- Percentage, in hundredths of a percent.
  fee_hundredths integer not null default 0 check (fee_hundredths between 0 and 10000),
  reimbursement_hundredths integer not null default 0 check (reimbursement_hundredths between 0 and 10000),
  -- Exchange rate to the merchant's currency, in 1/10,000; null if the currencies are equal.
  rate bigint check (rate > 0),
  confirmations smallint check (confirmations between 0 and 1000),
  network text not null default '',
  minutes smallint not null default 15 check (minutes between 1 and 1440),
  -- Bank account for manual transfers, if no provider supplies one.
  bank jsonb,
  open boolean not null default true,
  position smallint not null default 0,
  primary key (merchant_code, code),
  foreign key (merchant_code, provider) references payment_provider (merchant_code, code),
  check (min_amount <= max_amount),
  check ((kind = 'CRYPTO') = (rate is not null and confirmations is not null)),
  check (provider is not null or (kind = 'MT' and bank is not null))
);

-- General deposit settings of a merchant.
create table deposit_setting (
  merchant_code text primary key references merchant (code),
  allowed boolean not null default true,
  -- Wagering multiple of a deposit before withdrawal.
  multiple_hundredths integer not null default 100 check (multiple_hundredths between 0 and 10000),
  -- Maximum number of a member's deposits in progress.
  open_limit smallint not null default 3 check (open_limit between 1 and 50),
  info jsonb not null default '{}'
);

-- Bonuses that a member may choose with a deposit.
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
  -- Ordinal of the member's deposit, first to fifth; null for any.
  nth smallint check (nth between 1 and 5),
  -- Null: all channels.
  channels text[],
  open boolean not null default true,
  position smallint not null default 0,
  primary key (merchant_code, code)
);

-- Deposits. The credited amount is one ledger transfer, in the transaction that sets the deposit to SUCCESS.
create table deposit (
  id bigint generated always as identity primary key,
  -- Permanent reference for member, operator and provider.
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
  -- Requested amount in the merchant's currency, and amount to pay in the channel's, including the tail.
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
  -- Payment instruction from the provider.
  instruction jsonb,
  return_url text not null,
  language text not null,
  request_key text not null,
  payer_reference text not null default '',
  -- The provider's payment id.
  provider_ref text,
  -- Amount that arrived, in the channel's currency; the other amounts in the merchant's.
  paid bigint check (paid > 0),
  credited bigint check (credited > 0),
  reimbursement bigint not null default 0 check (reimbursement >= 0),
  bonus bigint check (bonus >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- Time of the next poll; null when none is needed.
  due_at timestamptz,
  looks smallint not null default 0,
  -- Provider report that contradicts the books: an operator has to decide, and the time of the decision is stored.
  trouble text,
  trouble_at timestamptz,
  trouble_settled_at timestamptz,
  unique (member_id, request_key),
  check ((state = 'SUCCESS') = (credited is not null)),
  check ((credited is not null) = (credited_at is not null and paid is not null)),
  constraint deposit_trouble_has_its_time check ((trouble is null) = (trouble_at is null)),
  constraint deposit_trouble_is_settled_after check (trouble_settled_at is null or trouble is not null),
  -- A payment far above the requested amount waits for an operator.
  constraint deposit_trouble_check check (trouble in ('reversed', 'payment.of.another', 'overpaid'))
);
-- A payment is never credited for two deposits.
create unique index deposit_of_payment on deposit (merchant_code, provider, provider_ref) where provider_ref is not null;
create index deposit_of_member on deposit (member_id, id desc);
create index deposit_open on deposit (member_id) where state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING');
create index deposit_due on deposit (due_at) where due_at is not null;
create index deposit_credited on deposit (merchant_code, credited_at) where credited_at is not null;
-- While a transfer is expected, no other has the same cents. Arrived payments are identified already: a late payment is
-- credited, even if its cents were assigned to another deposit meanwhile.
create unique index deposit_tail on deposit (merchant_code, channel_code, pay_amount)
  where kind = 'MT' and state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED');
-- Finds free cents among all past deposits.
create index deposit_of_amount on deposit (merchant_code, channel_code, pay_amount, created_at) where kind = 'MT';
create index deposit_in_trouble on deposit (merchant_code, id) where trouble is not null and trouble_settled_at is null;

-- History of a deposit in order, including refused steps.
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

-- Provider notifications, each once.
create table payment_notice (
  merchant_code text not null,
  provider text not null,
  notice_id text not null,
  -- Content of the notification, to distinguish a repeat from another one under the same id.
  content jsonb not null,
  at timestamptz not null,
  primary key (merchant_code, provider, notice_id),
  foreign key (merchant_code, provider) references payment_provider (merchant_code, code)
);

-- Image of a receipt, re-encoded; visible to the operator only.
create table deposit_receipt (
  deposit_id bigint primary key references deposit (id),
  picture bytea not null check (octet_length(picture) <= 3145728),
  width integer not null,
  height integer not null,
  at timestamptz not null
);

-- Payout destinations of a merchant: banks, wallets by phone number, cards of a network.
create table bank (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('bank', 'wallet', 'card')),
  min_digits smallint not null check (min_digits between 4 and 34),
  max_digits smallint not null check (max_digits between min_digits and 34),
  -- Position in the list.
  position smallint not null default 0,
  -- A closed bank gets no payments, and no cards of it can be added.
  open boolean not null default true,
  primary key (merchant_code, code)
);

-- A member's account at a bank. Only the gateway can read the number, to pay to it.
create table bank_card (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  bank_code text not null,
  number_sealed bytea not null,
  -- Keyed hash, equal for equal numbers of a merchant, and useless without the gateway's secret.
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

-- Withdrawal settings of a merchant; without a row the defaults apply.
create table withdrawal_rules (
  merchant_code text primary key references merchant (code),
  open boolean not null,
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  maximum bigint not null check (maximum >= minimum and maximum % 100 = 0),
  times_a_day integer not null check (times_a_day between 1 and 1000),
  -- Maximum amount paid without review; 0: every withdrawal is reviewed.
  approved_up_to bigint not null check (approved_up_to >= 0),
  fee_hundredths integer not null check (fee_hundredths between 0 and 5000),
  fee_fixed bigint not null check (fee_fixed >= 0 and fee_fixed % 100 = 0),
  free_times integer not null check (free_times >= 0),
  arrival_minutes integer not null check (arrival_minutes between 1 and 100000),
  card_cooling_hours integer not null check (card_cooling_hours between 0 and 720),
  password_cooling_hours integer not null check (password_cooling_hours between 0 and 720),
  may_cancel boolean not null,
  -- Payout provider; null: the merchant's staff pay manually.
  payout_provider text,
  -- Amount above which a withdrawal needs a recent sign-in besides the payment password; null: never.
  step_up_above bigint check (step_up_above >= 0),
  foreign key (merchant_code, payout_provider) references payment_provider (merchant_code, code)
);

-- Withdrawals: the amount is frozen in a separate wallet of the member from the request until it is paid or returned.
create table withdrawal (
  -- Permanent reference for member, gateway and payer: nothing is paid again under another id.
  id text primary key check (id ~ '^W[A-Z0-9]{6,20}$'),
  number bigint generated always as identity unique,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  fee bigint not null check (fee >= 0 and fee < amount and fee % 100 = 0),
  bank_card_id bigint not null references bank_card (id),
  -- As of the request; the card may be removed later.
  bank_code text not null,
  bank_name text not null,
  last_digits text not null,
  state text not null check (state in
    ('SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'SUCCESS', 'REJECTED', 'FAILED', 'CANCELLED')),
  -- Idempotency key of the caller: a repeat is the same withdrawal.
  request_key text,
  requested_at timestamptz not null,
  expected_at timestamptz not null,
  -- Lease: until then the last instance processes it; afterwards any instance may continue.
  due_at timestamptz not null,
  -- Consecutive polls without a result or an answer.
  tries integer not null default 0,
  -- The provider's payout id.
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

-- History of a withdrawal in order, including refused steps.
create table withdrawal_step (
  id bigint generated always as identity primary key,
  withdrawal_id text not null references withdrawal (id),
  member_id bigint not null,
  at timestamptz not null,
  -- Null for the first state.
  from_state text,
  to_state text not null,
  refused boolean not null default false,
  -- Actor: a gateway, the member, the payer, an operator's name.
  who text not null,
  -- For the member, if it ended without payment.
  reason text not null default '',
  -- Internal note.
  note text not null default ''
);
create index withdrawal_step_of on withdrawal_step (withdrawal_id, id);
create index withdrawal_step_of_member on withdrawal_step (member_id, id desc) where not refused;

-- Transfers from an agent to several direct downlines in one call: each is a separate transfer, and all are executed or
-- none.
create table line_batch (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  payer_id bigint not null,
  -- Idempotency key of the payer: a repeat is the same list.
  request_key text not null,
  lines integer not null check (lines between 1 and 50),
  total bigint not null check (total > 0),
  made_at timestamptz not null,
  payer_balance bigint not null,
  unique (payer_id, request_key),
  foreign key (merchant_code, payer_id) references member (merchant_code, id)
);
