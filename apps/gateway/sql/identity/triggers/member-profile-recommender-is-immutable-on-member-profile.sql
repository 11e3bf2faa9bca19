-- Enforces that the recommender of a member never changes after the registration.
-- Locks: those of the statement.
-- Callers: update on member_profile.
create or replace trigger member_profile_recommender_is_immutable before update on member_profile for each row
  when (old.recommender_id is distinct from new.recommender_id) execute function protect_recommender();
