-- Assigns each vendor with a transfer wallet its own wallet type, from 101.
-- Locks: those of the statement, and of number_vendor_wallet.
-- Callers: insert or update on vendor.
create or replace trigger vendor_wallet_is_numbered after insert or update on vendor
  for each row when (new.wallet_kind = 'transfer') execute function number_vendor_wallet();
