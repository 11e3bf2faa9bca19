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
  unique (member_id, request_key),
  check ((state = 'SUCCESS') = (credited is not null)),
  check ((credited is not null) = (credited_at is not null and paid is not null))
);
-- One payment is never credited for two deposits.
create unique index deposit_of_payment on deposit (merchant_code, provider, provider_ref) where provider_ref is not null;
-- What is sent by hand is told from others by its cents.
create unique index deposit_tail on deposit (merchant_code, channel_code, pay_amount)
  where kind = 'MT' and state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING');
create index deposit_of_member on deposit (member_id, id desc);
create index deposit_open on deposit (member_id) where state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING');
create index deposit_due on deposit (due_at) where due_at is not null;
create index deposit_credited on deposit (merchant_code, credited_at) where credited_at is not null;

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

-- The only ways that a deposit can go. The rules of the gateway say the same; this holds for whoever writes here.
create function keep_deposit_legal() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('CREATED', 'WAITING_PAYMENT'), ('CREATED', 'FAILED'), ('CREATED', 'CANCELLED'),
    ('WAITING_PAYMENT', 'SUBMITTED'), ('WAITING_PAYMENT', 'EXPIRED'), ('WAITING_PAYMENT', 'FAILED'),
    ('WAITING_PAYMENT', 'CANCELLED'),
    ('SUBMITTED', 'PROCESSING'),
    ('PROCESSING', 'SUCCESS'), ('PROCESSING', 'FAILED'), ('PROCESSING', 'REJECTED'),
    -- Money that came after all.
    ('EXPIRED', 'PROCESSING'), ('FAILED', 'PROCESSING'), ('CANCELLED', 'PROCESSING'), ('REJECTED', 'PROCESSING')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger deposit_goes_legal_ways before update of state on deposit
  for each row when (old.state <> new.state) execute function keep_deposit_legal();

create function keep_credited_deposit() returns trigger language plpgsql as $$
begin
  if (new.credited, new.reimbursement, new.bonus, new.paid, new.provider_ref, new.member_id)
    is distinct from (old.credited, old.reimbursement, old.bonus, old.paid, old.provider_ref, old.member_id) then
    raise exception 'what was credited stands' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger credited_deposit_stands before update on deposit
  for each row when (old.state = 'SUCCESS') execute function keep_credited_deposit();

create function refuse_to_forget_deposits() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a deposit is kept' using errcode = 'restrict_violation';
end $$;
create trigger deposit_steps_are_kept before update or delete or truncate on deposit_step
  for each statement execute function refuse_to_forget_deposits();

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
