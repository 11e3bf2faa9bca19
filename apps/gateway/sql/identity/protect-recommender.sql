-- Enforces that the recommender of a member never changes after the registration.
-- Locks: none.
-- Callers: trigger member_profile_recommender_is_immutable on member_profile.
create or replace function protect_recommender() returns trigger language plpgsql as $$
begin
  raise exception 'the recommender of a member is immutable' using errcode = 'restrict_violation';
end $$;
