-- Refuses deletion of rewards.
-- Locks: those of the statement.
-- Callers: delete or truncate on reward.
create or replace trigger rewards_are_not_deleted before delete or truncate on reward
  for each statement execute function protect_reward();
