-- Refuses every change and deletion of bet slips.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_slip.
create or replace trigger lottery_slip_is_immutable before update or delete or truncate on lottery_slip
  for each statement execute function protect_lottery_order();
