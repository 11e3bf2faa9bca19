-- Whoever takes payments for a merchant, and the secret that both of them know: no other merchant's calls can be made with it.
create table payment_provider (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{1,30}$'),
  url text not null,
  key_id text not null unique,
  secret text not null check (char_length(secret) >= 16),
  primary key (merchant_code, code)
);

-- A way to pay. Amounts are in its own money, in 1/10,000.
create table payment_channel (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('MT', 'QR', 'EWALLET', 'PGMT', 'CRYPTO')),
  -- Without one the merchant's own people look after its payments.
  provider text,
  -- By language; the merchant's default language for who reads another.
  names jsonb not null,
  instructions jsonb not null default '{}',
  picture text not null default '',
  pay_currency text not null check (pay_currency ~ '^[A-Z]{3,6}$'),
  min_amount bigint not null check (min_amount > 0 and min_amount % 100 = 0),
  max_amount bigint not null check (max_amount % 100 = 0),
  fixed_amounts bigint[] not null default '{}',
  -- Of a hundred, in hundredths.
  fee_hundredths integer not null default 0 check (fee_hundredths between 0 and 10000),
  reimbursement_hundredths integer not null default 0 check (reimbursement_hundredths between 0 and 10000),
  -- What one of it is worth in the merchant's currency, in 1/10,000; null where they are the same.
  rate bigint check (rate > 0),
  confirmations smallint check (confirmations between 0 and 1000),
  network text not null default '',
  minutes smallint not null default 15 check (minutes between 1 and 1440),
  -- Where money is sent by hand, if no provider says it.
  bank jsonb,
  open boolean not null default true,
  position smallint not null default 0,
  primary key (merchant_code, code),
  foreign key (merchant_code, provider) references payment_provider (merchant_code, code),
  check (min_amount <= max_amount),
  check ((kind = 'CRYPTO') = (rate is not null and confirmations is not null)),
  check (provider is not null or (kind = 'MT' and bank is not null))
);

-- What a merchant decides about deposits as a whole.
create table deposit_setting (
  merchant_code text primary key references merchant (code),
  allowed boolean not null default true,
  -- How often a deposit has to be played before it may leave.
  multiple_hundredths integer not null default 100 check (multiple_hundredths between 0 and 10000),
  -- How many of a member's may be on their way at once.
  open_limit smallint not null default 3 check (open_limit between 1 and 50),
  info jsonb not null default '{}'
);

-- A bonus that a member may choose with a deposit.
create table deposit_promotion (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  titles jsonb not null,
  kind text not null check (kind in ('percent', 'fixed')),
  percent_hundredths integer not null default 0 check (percent_hundredths between 0 and 100000),
  amount bigint not null default 0 check (amount >= 0),
  cap bigint check (cap > 0),
  minimum bigint not null default 0,
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 100000),
  -- The member's first deposit, his second, up to his fifth; null for any.
  nth smallint check (nth between 1 and 5),
  -- Null: with every channel.
  channels text[],
  open boolean not null default true,
  position smallint not null default 0,
  primary key (merchant_code, code)
);
