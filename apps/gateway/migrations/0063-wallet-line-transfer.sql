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

-- Along the line alone, whoever writes here.
create function keep_transfer_in_line() returns trigger language plpgsql as $$
declare
  below bigint := case new.direction when 'up' then new.payer_id else new.payee_id end;
  above bigint := case new.direction when 'up' then new.payee_id else new.payer_id end;
begin
  if not exists (select from member where id = below and upline_id = above) then
    raise exception 'member % does not stand directly below %', below, above using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger line_transfer_keeps_to_the_line before insert on line_transfer
  for each row execute function keep_transfer_in_line();

create function refuse_to_change_line_transfers() returns trigger language plpgsql as $$
begin
  raise exception 'money that was sent along a line is sent' using errcode = 'restrict_violation';
end $$;
create trigger line_transfers_are_final before update or delete or truncate on line_transfer
  for each statement execute function refuse_to_change_line_transfers();

-- What was received has to be played too.
alter table turnover_requirement drop constraint turnover_requirement_cause_check;
alter table turnover_requirement add constraint turnover_requirement_cause_check
  check (cause in ('deposit', 'bonus', 'grant', 'transfer'));
