-- Enforces the legal state transitions of a vendor transfer for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on vendor_transfer.
create or replace trigger vendor_transfer_enforces_transitions before update of state on vendor_transfer
  for each row when (old.state <> new.state) execute function enforce_vendor_transfer_transitions();
