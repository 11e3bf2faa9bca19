-- Who can hold money. A member has an account a wallet; at the other side of his transfers stand the merchant's own.
create table account (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  kind text not null check (kind in ('member', 'house', 'clearing', 'bonus', 'jackpot', 'vendor')),
  member_id bigint,
  wallet_type smallint,
  vendor text,
  may_overdraw boolean not null default false,
  -- Kept for members alone, in 1/10,000 of the currency's unit, by the statement that posts a transfer. All players of
  -- a merchant meet at his own accounts: a balance kept there would be a row that everybody waits for. Theirs are summed.
  balance bigint,
  -- How many transfers have changed the balance.
  version bigint,
  -- The hash of the last of them.
  head bytea,
  constraint member_account check ((kind = 'member') = (member_id is not null and wallet_type is not null)),
  constraint vendor_account check ((kind = 'vendor') = (vendor is not null)),
  constraint kept_balance check (
    case when kind = 'member' then balance is not null and version is not null and head is not null
    else balance is null and version is null and head is null end
  ),
  constraint never_overdrawn check (may_overdraw or balance >= 0),
  -- What a transfer refers to: its two accounts are of one merchant and one currency.
  unique (id, merchant_code, currency)
) with (fillfactor = 70); -- room for the next version of a row on its own page, so that no index is touched
create unique index account_of_member on account (member_id, wallet_type) where kind = 'member';
create unique index account_of_merchant on account (merchant_code, kind, vendor) nulls not distinct
  where kind <> 'member';

-- Money that moved: out of the debit account, into the credit account, once per key, for ever.
create table transfer (
  id bigint generated always as identity primary key,
  key text not null unique check (char_length(key) between 1 and 200 and position('|' in key) = 0),
  -- Why it moved. Source: domain handbook 8; the list is transaction-codes.ts.
  code integer not null check (code between 1000 and 9999),
  merchant_code text not null,
  currency text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null check (amount > 0),
  -- What it belongs to: a round, an order.
  reference text not null check (char_length(reference) <= 200 and position('|' in reference) = 0),
  occurred_at timestamptz not null,
  -- Each side that keeps a balance: its version and balance afterwards, and the hash that ends its chain here.
  debit_version bigint,
  debit_balance bigint,
  debit_hash bytea,
  credit_version bigint,
  credit_balance bigint,
  credit_hash bytea,
  constraint two_accounts check (debit_account <> credit_account),
  check (num_nulls(debit_version, debit_balance, debit_hash) in (0, 3)),
  check (num_nulls(credit_version, credit_balance, credit_hash) in (0, 3)),
  -- Money of two merchants, and play money and real money, can never meet: a trial merchant is a merchant of its own.
  constraint debit_of_one_merchant foreign key (debit_account, merchant_code, currency)
    references account (id, merchant_code, currency),
  constraint credit_of_one_merchant foreign key (credit_account, merchant_code, currency)
    references account (id, merchant_code, currency),
  -- Currencies without minor units are kept in whole units, whatever posts a transfer. The same list as `decimalsOf` of the contract, by
  -- ISO 4217; a test compares both. What was posted before stays as it is.
  constraint whole_units check (
    amount % 10000 = 0 or currency <> all (
      array['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
  )
);
-- A member's records in their order, and the proof that no version of his account was given twice.
create unique index transfer_debit on transfer (debit_account, debit_version) where debit_version is not null;
create unique index transfer_credit on transfer (credit_account, credit_version) where credit_version is not null;
-- A member's records without his play, which is most of what moves: whoever looks for the few other entries of a month finds
-- them without reading a million bets. Play writes nothing into these.
create index transfer_debit_records on transfer (debit_account, debit_version)
  where debit_version is not null and code not in (3100, 3106, 3200);
create index transfer_credit_records on transfer (credit_account, credit_version)
  where credit_version is not null and code not in (3100, 3106, 3200);
-- What a member brought and took, was given back and was given, by day, however much he has played in between: none of it is a
-- stake or a payout. The codes of the handbook's cashier and rebates are 6000 to 6999; four more are of promotions and the lottery.
create index transfer_debit_cash on transfer (debit_account, occurred_at)
  where debit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112));
create index transfer_credit_cash on transfer (credit_account, occurred_at)
  where credit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112));
-- Few transfers are of this code; the indexes of cash leave it out.
create index transfer_debit_rebate_back on transfer (debit_account, occurred_at)
  where debit_version is not null and code = 4205;

-- What somebody wants moved; in all else a transfer is the ledger's business.
create type posting as (
  key text,
  code integer,
  debit bigint,
  credit bigint,
  amount bigint,
  reference text
);

-- What a merchant's jackpot account holds, so that nobody sums its transfers to show it. Kept in parts, one for each
-- connection: all stakes that feed a jackpot would otherwise wait for one row. A part alone may be below zero.
create table jackpot_pool (
  account_id bigint not null references account (id),
  part smallint not null,
  amount bigint not null,
  primary key (account_id, part)
) with (fillfactor = 50);

-- A vendor that holds money of its own is one more wallet of each member, by a number that it keeps for ever.
create table vendor_wallet (
  vendor text primary key references vendor (code),
  wallet_type smallint not null unique check (wallet_type > 100)
);

-- Money between a member's main wallet and the one that he has at a vendor. One transfer of the ledger takes it out of the one
-- wallet before the vendor hears of it, and one puts it into the other after the vendor has done its part, or back.
create table vendor_transfer (
  -- What the vendor knows it by, for ever: nothing is sent a second time under another name.
  id uuid primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  vendor text not null references vendor_wallet (vendor),
  -- Into the vendor's wallet, or out of it.
  direction text not null check (direction in ('in', 'out')),
  -- Vendors count in hundredths.
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  state text not null check (state in
    ('INIT', 'DEBITED', 'SENT', 'CHECKING', 'PENDING', 'FAILED', 'DONE', 'REFUNDED')),
  -- The caller's own name for it: repeated, it is the same transfer.
  request_key text,
  -- How often the vendor was asked what became of it, and since when.
  checks smallint not null default 0,
  checking_since timestamptz,
  -- The vendor books it before, or never.
  valid_until timestamptz,
  began_at timestamptz not null,
  -- Until then whoever moved it last is at work on it; after that anybody may go on.
  due_at timestamptz not null,
  ended_at timestamptz,
  unique (member_id, request_key),
  check ((state in ('DONE', 'REFUNDED')) = (ended_at is not null)),
  check (state <> 'SENT' or valid_until is not null),
  check (state <> 'CHECKING' or checking_since is not null)
);
-- One at a time between two wallets: what lies there is known before the next amount is named.
create unique index vendor_transfer_under_way on vendor_transfer (member_id, vendor)
  where state in ('INIT', 'DEBITED', 'SENT', 'CHECKING');
create index vendor_transfer_due on vendor_transfer (due_at) where state in ('DEBITED', 'SENT', 'CHECKING');
create index vendor_transfer_pending on vendor_transfer (began_at) where state = 'PENDING';
create index vendor_transfer_of_member on vendor_transfer (member_id, began_at desc);
-- What of a member's money is on its way: asked with each balance, however many transfers he has had.
create index vendor_transfer_on_its_way on vendor_transfer (member_id, vendor) where ended_at is null;

-- What happened to it, in its order; also what somebody wanted to happen and was refused.
create table vendor_transfer_step (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references vendor_transfer (id),
  at timestamptz not null,
  from_state text not null,
  to_state text not null,
  refused boolean not null default false,
  -- Who said so: a gateway, the vendor, an operator's name.
  who text not null,
  reason text not null default ''
);
create index vendor_transfer_step_of on vendor_transfer_step (transfer_id, id);

-- With what a merchant's jackpot begins again when it was won; where nothing stands here it begins with nothing.
create table jackpot_seed (
  merchant_code text primary key references merchant (code),
  amount bigint not null check (amount > 0)
);

-- The postings that begin these jackpots again, after the wins that emptied them.
create type won_jackpot as (merchant_code text, pool bigint, house bigint, vendor text, transaction_id text);

-- What a member has to play before what he was credited may leave. All his turnover is one line, on which each requirement has
-- its piece behind the one before it: the first is met first, and how far each is done needs no writing when he plays.
create table turnover_requirement (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Once and for ever at the merchant.
  key text not null check (char_length(key) between 1 and 200),
  member_id bigint not null,
  currency text not null,
  cause text not null,
  -- What has to be played so many times.
  amount bigint not null check (amount > 0),
  multiple_hundredths integer not null check (multiple_hundredths > 0),
  -- Where its piece begins and ends, in hundredths of the ledger's units as the line is counted.
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

-- What a merchant says of money between a member and his upline; where he has said nothing, the handbook's figures hold.
create table line_terms (
  merchant_code text primary key references merchant (code),
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  -- Of all that one member sends in a day.
  daily_maximum bigint not null check (daily_maximum >= minimum and daily_maximum % 100 = 0),
  -- How often what was received has to be played; zero is not at all.
  received_hundredths integer not null check (received_hundredths between 0 and 10000)
);

-- Money that went from a member to his upline, or from an agent to somebody directly below him: both parties for ever.
create table line_transfer (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  currency text not null,
  payer_id bigint not null,
  payee_id bigint not null,
  direction text not null check (direction in ('up', 'down')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- By the merchant's calendar: what the daily maximum counts.
  day date not null,
  -- The payer's own name for it: repeated, it is the same transfer.
  request_key text not null,
  made_at timestamptz not null,
  -- Of the main wallets, just after.
  payer_balance bigint not null,
  payee_balance bigint not null,
  unique (payer_id, request_key),
  check (payer_id <> payee_id),
  foreign key (merchant_code, payer_id) references member (merchant_code, id),
  foreign key (merchant_code, payee_id) references member (merchant_code, id)
);
create index line_transfer_sent on line_transfer (payer_id, day, id);
create index line_transfer_received on line_transfer (payee_id, day, id);

-- Money between a member's main wallet and another one that the gateway keeps itself, such as that of the lottery: two transfers
-- of the ledger in one commit, so it has no states.
create table wallet_move (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  -- The wallet at the other end of the main one.
  wallet_type smallint not null check (wallet_type = 4),
  -- Into that wallet, or out of it.
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- The caller's own name for it: repeated, it is the same move.
  request_key text,
  moved_at timestamptz not null,
  unique (member_id, request_key)
);
create index wallet_move_of_member on wallet_move (member_id, moved_at desc);

-- What a member owes of winnings that were taken back after he had spent them: no wallet goes below zero. Whatever comes into that
-- wallet pays it first, the oldest before the others, so whoever owes something has nothing.
create table wallet_debt (
  id bigint generated always as identity primary key,
  -- The key of what was taken back, and why; the payments are of the same code and belong to the same.
  key text not null unique,
  code integer not null,
  reference text not null,
  -- Who owes, and whom.
  account_id bigint not null references account (id),
  creditor_account bigint not null references account (id),
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  payments integer not null default 0,
  made_at timestamptz not null
) with (fillfactor = 80);
create index wallet_debt_open on wallet_debt (account_id, id) where paid < amount;
