-- Removes the push subscription of a session that its member or an operator ends. A session that expires keeps it.
-- Locks: those of the statement, and of forget_push_of_session.
-- Callers: delete on session.
create or replace trigger session_takes_push_along after delete on session for each row execute function forget_push_of_session();
