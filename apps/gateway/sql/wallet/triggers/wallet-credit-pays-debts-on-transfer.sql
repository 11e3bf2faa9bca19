-- Pays debts from every amount that is credited to a wallet. Runs as a trigger of the ledger, so that no credit is
-- missed: in the statement that moves the money, under the lock of the account.
-- Locks: those of the statement, and of pay_debts.
-- Callers: insert on transfer.
create or replace trigger wallet_credit_pays_debts after insert on transfer
  referencing new table as moved for each statement execute function pay_debts();
