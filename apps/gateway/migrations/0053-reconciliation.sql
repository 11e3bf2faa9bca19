-- Reconciliation of a merchant's days with payment providers and vendor wallets, by staff at the operator console.

create table reconciliation (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  day date not null,
  kind text not null check (kind in ('provider', 'vendor')),
  -- Code of the provider or vendor.
  code text not null,
  direction text not null check (direction in ('deposit', 'withdrawal', 'wallet')),
  -- Number of the day's deposits or withdrawals in the ledger, or of wallets at the vendor.
  booked integer not null,
  -- Number of lines in the statement of the provider or vendor.
  lines integer not null,
  -- Why the provider or vendor returned no statement; empty if it returned one.
  problem text not null default '',
  built_at timestamptz not null,
  -- A signed day does not change any more.
  signed_at timestamptz,
  signed_by text,
  unique (merchant_code, day, kind, code, direction),
  check ((signed_at is null) = (signed_by is null))
);

create table reconciliation_item (
  id bigint generated always as identity primary key,
  reconciliation_id bigint not null references reconciliation (id),
  merchant_code text not null references merchant (code),
  difference text not null check (
    difference in ('missing in ledger', 'missing in statement', 'amount differs', 'state differs', 'duplicate')),
  -- Number of the deposit or withdrawal, or account name of the member.
  number text not null,
  -- The provider's or vendor's identifier.
  payment text not null,
  ledger text not null,
  statement text not null,
  cause text check (cause in ('timing', 'provider_error', 'operator_error', 'fraud', 'fee', 'other')),
  note text not null default '',
  -- Mail address of the staff account that works on the item.
  owner text,
  -- Incremented by each change by staff.
  version integer not null default 0,
  -- When the difference disappeared, or an adjusting entry was applied.
  resolved_at timestamptz,
  unique (reconciliation_id, difference, number, payment)
);
create index reconciliation_item_open on reconciliation_item (merchant_code, id) where resolved_at is null;

-- Total owed to members, measured at the end of the day's reconciliation build.
create table player_liability (
  merchant_code text not null references merchant (code),
  day date not null,
  -- Balances of all wallets, and amounts held for withdrawals, in 1/10,000 of the currency unit.
  amount numeric(38) not null,
  taken_at timestamptz not null,
  primary key (merchant_code, day)
);

-- Money that the merchant holds to cover the liability, as entered by staff from a bank or provider.
create table held_funds (
  merchant_code text not null references merchant (code),
  day date not null,
  -- For example the name of a bank account.
  account text not null check (char_length(account) between 1 and 60),
  amount numeric(38) not null check (amount >= 0),
  entered_by text not null,
  entered_at timestamptz not null,
  primary key (merchant_code, day, account)
);

-- Results of the proof of the ledger.
create table ledger_proof (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  checked_at timestamptz not null,
  accounts bigint not null,
  transfers bigint not null,
  problems text[] not null
);
create index ledger_proof_of_merchant on ledger_proof (merchant_code, id desc);
