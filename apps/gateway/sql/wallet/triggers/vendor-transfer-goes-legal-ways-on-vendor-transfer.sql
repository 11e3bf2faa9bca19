-- Enforces the legal state transitions of a vendor transfer for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on vendor_transfer.
create or replace trigger vendor_transfer_goes_legal_ways before update of state on vendor_transfer
  for each row when (old.state <> new.state) execute function keep_vendor_transfer_legal();
