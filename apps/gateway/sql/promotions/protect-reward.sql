-- A reward keeps its member, key, amount, currency and multiple; a claimed reward is immutable, and rewards are never
-- deleted.
-- Locks: none.
-- Callers: trigger reward_grant_is_immutable on reward, trigger rewards_are_not_deleted on reward.
create or replace function protect_reward() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a granted reward are immutable' using errcode = 'restrict_violation';
end $$;
