-- Sets the day of a win in the merchant's time zone. The trigger costs little, because only wins that may be displayed
-- are stored here.
-- Locks: none.
-- Callers: trigger win_day_is_the_merchants on game_win.
create or replace function set_win_day() returns trigger language plpgsql as $$
begin
  select (new.won_at at time zone zone)::date into strict new.day from merchant where code = new.merchant_code;
  return new;
end $$;
