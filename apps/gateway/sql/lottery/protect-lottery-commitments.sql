-- Published commitments of draws, and their chains, are immutable.
-- Locks: none.
-- Callers: trigger lottery_chains_are_immutable on lottery_chain, trigger lottery_commitments_are_immutable on
--   lottery_commitment.
create or replace function protect_lottery_commitments() returns trigger language plpgsql as $$
begin
  raise exception 'published commitments are immutable' using errcode = 'restrict_violation';
end $$;
