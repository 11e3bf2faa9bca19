-- Enforces that a red rain play keeps its terms, and is immutable once it has ended.
-- Locks: those of the statement.
-- Callers: update on red_rain_play.
create or replace trigger red_rain_play_is_immutable before update on red_rain_play for each row
  when (old.state <> 'open' or (old.promotion_id, old.member_id, old.day, old.nth, old.sealed, old.multiple_hundredths, old.begun_at)
    is distinct from (new.promotion_id, new.member_id, new.day, new.nth, new.sealed, new.multiple_hundredths, new.begun_at))
  execute function protect_red_rain_play();
