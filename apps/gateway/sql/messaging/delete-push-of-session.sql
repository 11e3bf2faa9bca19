-- Removes the push subscription of a session that its member or an operator ends. A session that expires keeps it.
-- Locks: writes push_subscription.
-- Callers: trigger session_deletes_push on session.
create or replace function delete_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = old.id and old.expires_at > clock_timestamp();
  update push_subscription set session_id = null where session_id = old.id;
  return null;
end $$;
