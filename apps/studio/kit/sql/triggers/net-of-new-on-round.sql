-- Counts a new round in the net of its session.
-- Locks: those of the statement, and of update_session_net.
-- Callers: insert on studio.round.
create or replace trigger net_of_new after insert on studio.round
  for each row when (studio.net_of(new) <> 0) execute function studio.update_session_net();
