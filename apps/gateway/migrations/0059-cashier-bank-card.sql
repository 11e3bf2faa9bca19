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
