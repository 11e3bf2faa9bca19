-- Refuses deletion of wheel tickets.
-- Locks: those of the statement.
-- Callers: delete or truncate on wheel_ticket.
create or replace trigger wheel_tickets_are_not_deleted before delete or truncate on wheel_ticket
  for each statement execute function protect_wheel_ticket();
