-- The longest pause between bets within one session of play.
-- Locks: none.
-- Callers: counts_as_play, session_limit_left.
create or replace function play_session_gap() returns interval language sql immutable return interval '5 minutes';
