-- Ledger accounts. A member has one account per wallet; the other side of its transfers is an account of the merchant.
create table account (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  kind text not null check (kind in ('member', 'house', 'clearing', 'bonus', 'jackpot', 'vendor')),
  member_id bigint,
  wallet_type smallint,
  vendor text,
  may_overdraw boolean not null default false,
  -- Members only, in 1/10,000 of the currency unit, updated by the statement that posts a transfer. Merchant accounts
  -- have no stored balance, because all players' transfers would wait for one row: theirs are summed.
  balance bigint,
  -- Number of transfers that have changed the balance.
  version bigint,
  -- Hash of the latest of them.
  head bytea,
  constraint member_account check ((kind = 'member') = (member_id is not null and wallet_type is not null)),
  constraint vendor_account check ((kind = 'vendor') = (vendor is not null)),
  constraint kept_balance check (
    case when kind = 'member' then balance is not null and version is not null and head is not null
    else balance is null and version is null and head is null end
  ),
  constraint never_overdrawn check (may_overdraw or balance >= 0),
  -- Referenced by transfers: both accounts belong to one merchant and one currency.
  unique (id, merchant_code, currency)
-- room for the next version of a row on its own page (HOT update), so that no index is touched
) with (fillfactor = 70);
create unique index account_of_member on account (member_id, wallet_type) where kind = 'member';
create unique index account_of_merchant on account (merchant_code, kind, vendor) nulls not distinct
  where kind <> 'member';

-- Ledger transfers: from the debit account to the credit account, once per key, permanently.
create table transfer (
  id bigint generated always as identity primary key,
  key text not null unique check (char_length(key) between 1 and 200 and position('|' in key) = 0),
  -- Reason of the transfer. Source: domain handbook 8; the list is transaction-codes.ts.
  code integer not null check (code between 1000 and 9999),
  merchant_code text not null,
  currency text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null check (amount > 0),
  -- Subject of the transfer: a round, an order.
  reference text not null check (char_length(reference) <= 200 and position('|' in reference) = 0),
  occurred_at timestamptz not null,
  -- For each side with a stored balance: its version and balance afterwards, and the hash that ends its chain here.
  debit_version bigint,
  debit_balance bigint,
  debit_hash bytea,
  credit_version bigint,
  credit_balance bigint,
  credit_hash bytea,
  constraint two_accounts check (debit_account <> credit_account),
  check (num_nulls(debit_version, debit_balance, debit_hash) in (0, 3)),
  check (num_nulls(credit_version, credit_balance, credit_hash) in (0, 3)),
  -- Excludes transfers between merchants, and between play money and real money: a trial merchant is a separate
  -- merchant.
  constraint debit_of_one_merchant foreign key (debit_account, merchant_code, currency)
    references account (id, merchant_code, currency),
  constraint credit_of_one_merchant foreign key (credit_account, merchant_code, currency)
    references account (id, merchant_code, currency),
  -- Currencies without minor units are posted in whole units, by any caller. The same list as `decimalsOf` of the
  -- contract, by ISO 4217; a test compares both. Earlier transfers stay unchanged.
  constraint whole_units check (
    amount % 10000 = 0 or currency <> all (
      array['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
  )
);
-- A member's records in order, and the proof that no version of an account was used twice.
create unique index transfer_debit on transfer (debit_account, debit_version) where debit_version is not null;
create unique index transfer_credit on transfer (credit_account, credit_version) where credit_version is not null;
-- A member's records without bets, which are most transfers: finds the few other entries of a month without reading a
-- million bets. Bets write nothing into these indexes.
create index transfer_debit_records on transfer (debit_account, debit_version)
  where debit_version is not null and code not in (3100, 3106, 3200);
create index transfer_credit_records on transfer (credit_account, credit_version)
  where credit_version is not null and code not in (3100, 3106, 3200);
-- A member's deposits, withdrawals, rebates and bonuses by day, independent of the number of bets in between. The
-- handbook's codes of cashier and rebates are 6000 to 6999; four more are of promotions and the lottery.
create index transfer_debit_cash on transfer (debit_account, occurred_at)
  where debit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112));
create index transfer_credit_cash on transfer (credit_account, occurred_at)
  where credit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112));
-- Few transfers have this code; the cash indexes exclude it.
create index transfer_debit_rebate_back on transfer (debit_account, occurred_at)
  where debit_version is not null and code = 4205;

-- Input of a transfer; the ledger fills in everything else.
create type posting as (
  key text,
  code integer,
  debit bigint,
  credit bigint,
  amount bigint,
  reference text
);

-- Amount in a merchant's jackpot account, so that showing it does not sum its transfers. Split into parts, one per
-- connection, because all stakes that feed a jackpot would otherwise wait for one row. A single part may be negative.
create table jackpot_pool (
  account_id bigint not null references account (id),
  part smallint not null,
  amount bigint not null,
  primary key (account_id, part)
) with (fillfactor = 50);

-- A vendor that holds balances is one more wallet of each member, with a permanent wallet number.
create table vendor_wallet (
  vendor text primary key references vendor (code),
  wallet_type smallint not null unique check (wallet_type > 100)
);

-- Transfers between a member's main wallet and a vendor wallet. One ledger transfer debits the source wallet before the
-- vendor is called, and another credits the target after the vendor has executed it, or refunds the source.
create table vendor_transfer (
  -- Reference at the vendor, permanent: nothing is sent again under another id.
  id uuid primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  vendor text not null references vendor_wallet (vendor),
  -- Into the vendor's wallet, or out of it.
  direction text not null check (direction in ('in', 'out')),
  -- Vendors support hundredths.
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  state text not null check (state in
    ('INIT', 'DEBITED', 'SENT', 'CHECKING', 'PENDING', 'FAILED', 'DONE', 'REFUNDED')),
  -- Idempotency key of the caller: a repeat is the same transfer.
  request_key text,
  -- Number of status requests to the vendor, and the time of the first.
  checks smallint not null default 0,
  checking_since timestamptz,
  -- The vendor executes it before this time, or never.
  valid_until timestamptz,
  began_at timestamptz not null,
  -- Lease: until then the last instance processes it; afterwards any instance may continue.
  due_at timestamptz not null,
  ended_at timestamptz,
  unique (member_id, request_key),
  check ((state in ('DONE', 'REFUNDED')) = (ended_at is not null)),
  check (state <> 'SENT' or valid_until is not null),
  check (state <> 'CHECKING' or checking_since is not null)
);
-- One transfer at a time between two wallets: the balance there is known before the next amount is chosen.
create unique index vendor_transfer_under_way on vendor_transfer (member_id, vendor)
  where state in ('INIT', 'DEBITED', 'SENT', 'CHECKING');
create index vendor_transfer_due on vendor_transfer (due_at) where state in ('DEBITED', 'SENT', 'CHECKING');
create index vendor_transfer_pending on vendor_transfer (began_at) where state = 'PENDING';
create index vendor_transfer_of_member on vendor_transfer (member_id, began_at desc);
-- Amounts in transit of a member: read with each balance, so independent of the number of past transfers.
create index vendor_transfer_on_its_way on vendor_transfer (member_id, vendor) where ended_at is null;

-- History of a transfer in order, including refused steps.
create table vendor_transfer_step (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references vendor_transfer (id),
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  refused boolean not null default false,
  -- Actor: a gateway, the vendor, an operator's name.
  who text not null,
  reason text not null default ''
);
create index vendor_transfer_step_of on vendor_transfer_step (transfer_id, id);

-- Amount with which a merchant's jackpot restarts after a win; without a row it restarts at zero.
create table jackpot_seed (
  merchant_code text primary key references merchant (code),
  amount bigint not null check (amount > 0)
);

-- Postings that restart these jackpots, after the wins that emptied them.
create type won_jackpot as (merchant_code text, pool bigint, house bigint, vendor text, transaction_id text);

-- Wagering requirements before credited money may be withdrawn. A member's turnover is one continuous line, on which
-- each requirement occupies the interval after the previous one: requirements are met in order, and progress needs no
-- writes while the member plays.
create table turnover_requirement (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Unique per merchant, permanently.
  key text not null check (char_length(key) between 1 and 200),
  member_id bigint not null,
  currency text not null,
  cause text not null,
  -- Amount to be wagered this many times.
  amount bigint not null check (amount > 0),
  multiple_hundredths integer not null check (multiple_hundredths > 0),
  -- Start and end of its interval, in hundredths of the ledger's units on the turnover line.
  from_turnover bigint not null,
  to_turnover bigint not null,
  made_at timestamptz not null,
  unique (merchant_code, key),
  constraint piece_is_as_long_as_required check (to_turnover - from_turnover = amount * multiple_hundredths),
  constraint turnover_requirement_cause_check
    check (cause in ('deposit', 'bonus', 'grant', 'transfer'))
);
create unique index turnover_requirement_piece on turnover_requirement (member_id, to_turnover);
create unique index turnover_requirement_begin on turnover_requirement (member_id, from_turnover);

-- Settings of a merchant for transfers along the line; without a row the handbook's values apply.
create table line_terms (
  merchant_code text primary key references merchant (code),
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  -- Maximum that a member may send per day.
  daily_maximum bigint not null check (daily_maximum >= minimum and daily_maximum % 100 = 0),
  -- Wagering multiple of received amounts; zero: none.
  received_hundredths integer not null check (received_hundredths between 0 and 10000)
);

-- Transfers between a member and the upline, or from an agent to a direct downline; the parties never change.
create table line_transfer (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  currency text not null,
  payer_id bigint not null,
  payee_id bigint not null,
  direction text not null check (direction in ('up', 'down')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- Day of the merchant's calendar, for the daily maximum.
  day date not null,
  -- Idempotency key of the payer: a repeat is the same transfer.
  request_key text not null,
  made_at timestamptz not null,
  -- Balances of the main wallets just afterwards.
  payer_balance bigint not null,
  payee_balance bigint not null,
  unique (payer_id, request_key),
  check (payer_id <> payee_id),
  foreign key (merchant_code, payer_id) references member (merchant_code, id),
  foreign key (merchant_code, payee_id) references member (merchant_code, id)
);
create index line_transfer_sent on line_transfer (payer_id, day, id);
create index line_transfer_received on line_transfer (payee_id, day, id);

-- Transfers between a member's main wallet and another wallet in the gateway, such as the lottery's: two ledger
-- transfers in one transaction, so it has no states.
create table wallet_move (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  -- The other wallet.
  wallet_type smallint not null check (wallet_type = 4),
  -- Into that wallet, or out of it.
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- Idempotency key of the caller: a repeat is the same move.
  request_key text,
  moved_at timestamptz not null,
  unique (member_id, request_key)
);
create index wallet_move_of_member on wallet_move (member_id, moved_at desc);

-- Debts of members from winnings that were taken back after they were spent: no wallet becomes negative. Every credit
-- to that wallet pays debts first, oldest first, so a member with debts has a balance of zero.
create table wallet_debt (
  id bigint generated always as identity primary key,
  -- Key and code of the reversal; payments of the debt have the same code and reference.
  key text not null unique,
  code integer not null,
  reference text not null,
  -- Debtor and creditor.
  account_id bigint not null references account (id),
  creditor_account bigint not null references account (id),
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  payments integer not null default 0,
  made_at timestamptz not null
) with (fillfactor = 80);
create index wallet_debt_open on wallet_debt (account_id, id) where paid < amount;
