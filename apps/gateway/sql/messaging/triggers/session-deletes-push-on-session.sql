-- Removes the push subscription of a session that its member or an operator ends. A session that expires keeps it.
-- Locks: those of the statement, and of delete_push_of_session.
-- Callers: delete on session.
create or replace trigger session_deletes_push after delete on session for each row execute function delete_push_of_session();
