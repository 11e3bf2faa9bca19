-- What a merchant's jackpot account holds, so that nobody sums its transfers to show it. Kept in parts, one for each
-- connection: all stakes that feed a jackpot would otherwise wait for one row. A part alone may be below zero.
create table jackpot_pool (
  account_id bigint not null references account (id),
  part smallint not null,
  amount bigint not null,
  primary key (account_id, part)
) with (fillfactor = 50);

create function keep_jackpot_pool() returns trigger language plpgsql as $$
begin
  insert into jackpot_pool as pool (account_id, part, amount)
  select id, pg_backend_pid() % 256, case when id = new.credit_account then new.amount else -new.amount end
  from account where id in (new.debit_account, new.credit_account) and kind = 'jackpot'
  on conflict (account_id, part) do update set amount = pool.amount + excluded.amount;
  return null;
end $$;

-- The codes by which a jackpot account is moved: transaction-codes.ts.
create trigger jackpot_pool_follows after insert on transfer
  for each row when (new.code in (3110, 3116, 3210, 8122)) execute function keep_jackpot_pool();
