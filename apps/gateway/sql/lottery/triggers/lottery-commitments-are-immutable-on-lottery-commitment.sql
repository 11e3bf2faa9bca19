-- Refuses every change and deletion of published draw commitments.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_commitment.
create or replace trigger lottery_commitments_are_immutable before update or delete or truncate on lottery_commitment
  for each statement execute function protect_lottery_commitments();
