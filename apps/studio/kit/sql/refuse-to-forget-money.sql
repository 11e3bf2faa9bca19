-- Refuses deletion of a round that has moved money: a session's net is computed from it, and players and regulators may
-- request it.
-- Locks: none.
-- Callers: trigger money_is_kept on round.
create or replace function studio.refuse_to_forget_money() returns trigger language plpgsql as $$
begin
  raise exception 'rounds are kept: only a stake that was refused may go' using errcode = 'restrict_violation';
end $$;
