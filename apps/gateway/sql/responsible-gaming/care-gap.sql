-- The longest pause between bets within one session of play.
-- Locks: none.
-- Callers: care_plays, care_session_left.
create or replace function care_gap() returns interval language sql immutable return interval '5 minutes';
