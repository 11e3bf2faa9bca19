-- Enforces that a reward keeps its member, key, amount, currency and multiple, and that a claimed reward is
-- immutable.
-- Locks: those of the statement.
-- Callers: update on reward.
create or replace trigger reward_grant_is_immutable before update on reward for each row
  when (old.status = 'claimed' or (old.member_id, old.key, old.amount, old.currency, old.multiple_hundredths)
    is distinct from (new.member_id, new.key, new.amount, new.currency, new.multiple_hundredths))
  execute function protect_reward();
