-- What a merchant's draws are made of: a chain of secrets, one a day, that all follow from its far end.
create table lottery_chain (
  merchant_code text primary key references merchant (code),
  -- The secret of the last day, sealed by the gateway's own.
  sealed_end bytea not null,
  first_day date not null,
  last_day date not null check (last_day > first_day),
  made_at timestamptz not null
);

-- What was promised, and when: SHA-256 of the secret of each day.
create table lottery_promise (
  merchant_code text not null references merchant (code),
  day date not null,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  promised_at timestamptz not null,
  primary key (merchant_code, day)
);

create function keep_lottery_promise() returns trigger language plpgsql as $$
begin
  raise exception 'what was promised is kept' using errcode = 'restrict_violation';
end $$;
create trigger lottery_promises_are_kept before update or delete or truncate on lottery_promise
  for each statement execute function keep_lottery_promise();
create trigger lottery_chains_are_kept before update or delete or truncate on lottery_chain
  for each statement execute function keep_lottery_promise();
