-- Version and balance of a wallet at a time, after its last transfer before that time; zero if there is none. Versions
-- are in order of time, so that only few transfers are read, regardless of the number of bets.
-- Locks: none.
-- Callers: wallet/wallet-movements.ts.
create or replace function wallet_at(of_account bigint, at_time timestamptz, out reached bigint, out held bigint)
language plpgsql stable as $$
declare
  upper_version bigint;
  middle_version bigint;
  entry record;
begin
  reached := 0;
  held := 0;
  select version into upper_version from account where id = of_account;
  while reached < upper_version loop
    middle_version := (reached + upper_version + 1) / 2;
    select occurred_at, balance into strict entry from (
      select occurred_at, debit_balance as balance from transfer
      where debit_account = of_account and debit_version = middle_version
      union all
      select occurred_at, credit_balance from transfer
      where credit_account = of_account and credit_version = middle_version
    ) entries;
    if entry.occurred_at < at_time then
      reached := middle_version;
      held := entry.balance;
    else
      upper_version := middle_version - 1;
    end if;
  end loop;
end $$;
