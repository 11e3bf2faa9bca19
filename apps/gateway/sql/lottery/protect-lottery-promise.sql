-- The published commitments of draws and their chains are immutable.
-- Locks: none.
-- Callers: trigger lottery_chains_are_immutable on lottery_chain, trigger lottery_promises_are_immutable on lottery_promise.
create or replace function protect_lottery_promise() returns trigger language plpgsql as $$
begin
  raise exception 'what was promised is kept' using errcode = 'restrict_violation';
end $$;
