-- Refuses every change and deletion of spins.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on wheel_spin.
create or replace trigger wheel_spins_are_final before update or delete or truncate on wheel_spin
  for each statement execute function protect_wheel_ticket();
