-- Fills the day (by the merchant's time zone) and the category of a round that is written without them. A game reached
-- from within another one, such as a lobby, counts under the category of the session.
-- Locks: those of the statement.
-- Callers: insert on game_round.
create or replace trigger round_has_its_place before insert on game_round for each row
  when (new.day is null or new.category is null) execute function place_round();
