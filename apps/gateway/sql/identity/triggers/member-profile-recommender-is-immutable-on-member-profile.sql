-- The recommender of a member is set at registration and never changes.
-- Locks: those of the statement.
-- Callers: update on member_profile.
create or replace trigger member_profile_recommender_is_immutable before update on member_profile for each row
  when (old.recommender_id is distinct from new.recommender_id) execute function protect_recommender();
