-- Pays debts out of every amount credited to a wallet, from the ledger itself, so that no credit is missed: in the
-- statement that moves the money, under the lock of its account.
-- Locks: those of the statement, and of pay_debts.
-- Callers: insert on transfer.
create or replace trigger wallet_credit_pays_debts after insert on transfer
  referencing new table as moved for each statement execute function pay_debts();
