-- What a member may claim: granted by a promotion, kept for him until he claims it or it expires.
create table reward (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- What it was granted for, so that nothing is granted twice.
  key text not null check (char_length(key) between 1 and 200),
  -- {"EN": "", ...}: at least one language.
  titles jsonb not null check (jsonb_typeof(titles) = 'object' and titles <> '{}'),
  -- In 1/10,000 of the currency's unit, as in the ledger.
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- One that is issued and past its end has expired: nothing has to be written for that.
  status text not null default 'issued' check (status in ('issued', 'claimed')),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  check (expires_at > issued_at),
  check ((status = 'claimed') = (claimed_at is not null)),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (merchant_code, key)
);
create index reward_unclaimed on reward (member_id, expires_at) where status = 'issued';
