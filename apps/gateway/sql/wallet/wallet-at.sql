-- Version and balance of a wallet at a time: those of its last transfer before it, or zero. The versions of a wallet
-- are in time order, so that few of them are read, independent of the number of bets.
-- Locks: none.
-- Callers: wallet/wallet-movements.ts.
create or replace function wallet_at(of_account bigint, at_time timestamptz, out reached bigint, out held bigint)
language plpgsql stable as $$
declare
  most bigint;
  middle bigint;
  entry record;
begin
  reached := 0;
  held := 0;
  select version into most from account where id = of_account;
  while reached < most loop
    middle := (reached + most + 1) / 2;
    select occurred_at, balance into strict entry from (
      select occurred_at, debit_balance as balance from transfer
      where debit_account = of_account and debit_version = middle
      union all
      select occurred_at, credit_balance from transfer
      where credit_account = of_account and credit_version = middle
    ) entries;
    if entry.occurred_at < at_time then
      reached := middle;
      held := entry.balance;
    else
      most := middle - 1;
    end if;
  end loop;
end $$;
