-- Enforces for every writer that a line transfer is between a member and the direct upline.
-- Locks: those of the statement.
-- Callers: insert on line_transfer.
create or replace trigger line_transfer_is_within_line before insert on line_transfer
  for each row execute function enforce_transfer_within_line();
