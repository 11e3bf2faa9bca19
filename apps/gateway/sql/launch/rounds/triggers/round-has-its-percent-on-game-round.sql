-- Sets the percentage of a round that is inserted without one; the seamless wallet inserts rounds with their
-- percentage.
-- Locks: those of the statement.
-- Callers: insert on game_round.
create or replace trigger round_has_its_percent before insert on game_round for each row
  when (new.valid_percent is null) execute function set_round_percent();
