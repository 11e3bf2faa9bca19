-- Days signed in the sign-in calendar are immutable.
-- Locks: none.
-- Callers: trigger calendar_days_are_immutable on calendar_day.
create or replace function refuse_to_change_calendar_days() returns trigger language plpgsql as $$
begin
  raise exception 'a day that was signed stays signed' using errcode = 'restrict_violation';
end $$;
