-- Enforces for every writer that a transfer between members stays within one line of uplines and downlines.
-- Locks: those of the statement.
-- Callers: insert on line_transfer.
create or replace trigger line_transfer_keeps_to_the_line before insert on line_transfer
  for each row execute function keep_transfer_in_line();
