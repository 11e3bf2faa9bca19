-- The recommender of a member is set at registration and never changes.
-- Locks: none.
-- Callers: trigger member_profile_recommender_is_immutable on member_profile.
create or replace function protect_recommender() returns trigger language plpgsql as $$
begin
  raise exception 'who recommended the site to a member stays' using errcode = 'restrict_violation';
end $$;
