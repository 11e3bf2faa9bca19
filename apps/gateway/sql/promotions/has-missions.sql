-- Whether a merchant has an open promotion of type MISSION: missions and leaderboards.
-- Locks: none.
-- Callers: queue_changed_play_for_missions, queue_deposit_for_missions, queue_new_play_for_missions,
--   queue_visit_for_missions.
create or replace function has_missions(at_merchant text) returns boolean language sql stable as $$
  select exists (select from promotion where merchant_code = at_merchant and type = 'MISSION' and state = 'open')
$$;
