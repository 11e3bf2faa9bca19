-- A win belongs to the day that the merchant's players have: it begins at midnight of his zone, not of the server's. Only
-- wins that may be shown pass here, a few of all rounds.
create function set_win_day() returns trigger language plpgsql as $$
begin
  select (new.won_at at time zone zone)::date into strict new.day from merchant where code = new.merchant_code;
  return new;
end $$;

create trigger win_day_is_the_merchants before insert on game_win for each row execute function set_win_day();

update game_win set day = (won_at at time zone merchant.zone)::date from merchant where merchant.code = merchant_code;
