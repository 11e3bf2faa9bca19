-- Refuses every change and deletion of the chains of draw commitments.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_chain.
create or replace trigger lottery_chains_are_immutable before update or delete or truncate on lottery_chain
  for each statement execute function protect_lottery_commitments();
