-- Sets the day of a win in the merchant's time zone. The trigger costs little, because only wins that may be displayed
-- are stored here.
-- Locks: those of the statement.
-- Callers: insert on game_win.
create or replace trigger win_day_is_the_merchants before insert on game_win for each row execute function set_win_day();
