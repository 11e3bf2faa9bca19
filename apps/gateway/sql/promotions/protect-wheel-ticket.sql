-- Spins are immutable; a wheel ticket is spent once and never deleted.
-- Locks: none.
-- Callers: trigger wheel_spins_are_final on wheel_spin, trigger wheel_ticket_is_spent_once on wheel_ticket, trigger
--   wheel_tickets_are_not_deleted on wheel_ticket.
create or replace function protect_wheel_ticket() returns trigger language plpgsql as $$
begin
  raise exception 'spins and used tickets are immutable' using errcode = 'restrict_violation';
end $$;
