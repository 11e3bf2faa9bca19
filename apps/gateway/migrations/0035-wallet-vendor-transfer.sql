-- A vendor that holds money of its own is one more wallet of each member, by a number that it keeps for ever.
create table vendor_wallet (
  vendor text primary key references vendor (code),
  wallet_type smallint not null unique check (wallet_type > 100)
);

create function number_vendor_wallet() returns trigger language plpgsql as $$
begin
  insert into vendor_wallet (vendor, wallet_type)
  select new.code, coalesce(max(wallet_type), 100) + 1 from vendor_wallet
  on conflict (vendor) do nothing;
  return null;
end $$;
create trigger vendor_wallet_is_numbered after insert or update on vendor
  for each row when (new.wallet_kind = 'transfer') execute function number_vendor_wallet();
insert into vendor_wallet (vendor, wallet_type)
select code, 100 + row_number() over (order by code) from vendor where wallet_kind = 'transfer';

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

-- The only ways that a transfer can go. The rules of the gateway say the same; this holds for whoever writes here.
create function keep_vendor_transfer_legal() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('INIT', 'DEBITED'), ('DEBITED', 'SENT'), ('SENT', 'CHECKING'), ('SENT', 'DONE'), ('SENT', 'FAILED'),
    ('CHECKING', 'DONE'), ('CHECKING', 'FAILED'), ('CHECKING', 'PENDING'), ('PENDING', 'DONE'), ('PENDING', 'FAILED'),
    ('FAILED', 'REFUNDED')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger vendor_transfer_goes_legal_ways before update of state on vendor_transfer
  for each row when (old.state <> new.state) execute function keep_vendor_transfer_legal();

create function refuse_to_forget_transfer_steps() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a transfer is kept' using errcode = 'restrict_violation';
end $$;
create trigger transfer_steps_are_kept before update or delete or truncate on vendor_transfer_step
  for each statement execute function refuse_to_forget_transfer_steps();
