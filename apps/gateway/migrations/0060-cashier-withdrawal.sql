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

-- The only ways that a withdrawal can go. The rules of the gateway say the same; this holds for whoever writes here.
create function keep_withdrawal_legal() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('SUBMITTED', 'REVIEW'), ('SUBMITTED', 'CANCELLED'),
    ('REVIEW', 'APPROVED'), ('REVIEW', 'REJECTED'), ('REVIEW', 'CANCELLED'),
    ('APPROVED', 'PAYING'),
    ('PAYING', 'SUCCESS'), ('PAYING', 'FAILED')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger withdrawal_goes_legal_ways before update of state on withdrawal
  for each row when (old.state <> new.state) execute function keep_withdrawal_legal();

-- What was asked for is never another amount, or another card.
create function keep_withdrawal_as_asked() returns trigger language plpgsql as $$
begin
  raise exception 'a withdrawal stays what was asked for' using errcode = 'restrict_violation';
end $$;
create trigger withdrawal_stays_as_asked before update on withdrawal for each row
  when ((old.id, old.member_id, old.currency, old.amount, old.fee, old.bank_card_id)
    is distinct from (new.id, new.member_id, new.currency, new.amount, new.fee, new.bank_card_id))
  execute function keep_withdrawal_as_asked();
create trigger withdrawals_begin_submitted before insert on withdrawal for each row
  when (new.state <> 'SUBMITTED') execute function keep_withdrawal_as_asked();

create function refuse_to_forget_withdrawals() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a withdrawal is kept' using errcode = 'restrict_violation';
end $$;
create trigger withdrawals_are_kept before delete or truncate on withdrawal
  for each statement execute function refuse_to_forget_withdrawals();
create trigger withdrawal_steps_are_kept before update or delete or truncate on withdrawal_step
  for each statement execute function refuse_to_forget_withdrawals();
