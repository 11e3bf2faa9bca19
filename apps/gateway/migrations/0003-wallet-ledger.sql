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
    references account (id, merchant_code, currency)
);

-- A member's records in their order, and the proof that no version of his account was given twice.
create unique index transfer_debit on transfer (debit_account, debit_version) where debit_version is not null;
create unique index transfer_credit on transfer (credit_account, credit_version) where credit_version is not null;

create function refuse_to_change_transfers() returns trigger language plpgsql as $$
begin
  raise exception 'transfers are final: a mistake is put right by another transfer' using errcode = 'restrict_violation';
end $$;

create trigger transfers_are_final before update or delete on transfer
  for each row execute function refuse_to_change_transfers();
create trigger transfers_are_kept before truncate on transfer
  for each statement execute function refuse_to_change_transfers();
