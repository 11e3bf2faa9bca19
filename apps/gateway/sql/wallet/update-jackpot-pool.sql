-- Updates the jackpot's pool with each transfer of a jackpot account, in one of 256 rows per account, chosen by
-- connection, so that stakes do not wait for each other.
-- Locks: writes jackpot_pool.
-- Callers: trigger jackpot_pool_follows on transfer.
create or replace function update_jackpot_pool() returns trigger language plpgsql as $$
begin
  insert into jackpot_pool as pool (account_id, part, amount)
  select id, pg_backend_pid() % 256, case when id = new.credit_account then new.amount else -new.amount end
  from account where id in (new.debit_account, new.credit_account) and kind = 'jackpot'
  on conflict (account_id, part) do update set amount = pool.amount + excluded.amount;
  return null;
end $$;
