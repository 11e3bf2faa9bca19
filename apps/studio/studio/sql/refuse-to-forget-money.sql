-- A round that has moved money stays: a session's net is made of it, and players and regulators may ask for it.
-- Locks: none.
-- Callers: trigger money_is_kept on round.
create or replace function studio.refuse_to_forget_money() returns trigger language plpgsql as $$
begin
  raise exception 'rounds are kept: only a stake that was refused may go' using errcode = 'restrict_violation';
end $$;
