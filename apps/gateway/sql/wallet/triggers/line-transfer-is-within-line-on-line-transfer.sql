-- Enforces for every writer that a transfer between members stays within one line of uplines and downlines.
-- Locks: those of the statement.
-- Callers: insert on line_transfer.
create or replace trigger line_transfer_is_within_line before insert on line_transfer
  for each row execute function enforce_transfer_within_line();
