-- Counts the change of a round in the net of its session.
-- Locks: those of the statement, and of update_session_net.
-- Callers: update on studio.round.
create or replace trigger net_of_changed after update on studio.round
  for each row when (studio.net_of(new) <> studio.net_of(old)) execute function studio.update_session_net();
