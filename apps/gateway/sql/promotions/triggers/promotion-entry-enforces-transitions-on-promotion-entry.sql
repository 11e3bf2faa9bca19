-- Enforces the legal state transitions of a promotion entry for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on promotion_entry.
create or replace trigger promotion_entry_enforces_transitions before update of state on promotion_entry
  for each row when (old.state <> new.state) execute function enforce_promotion_entry_transitions();
