-- Days signed in the sign-in calendar are immutable.
-- Locks: none.
-- Callers: trigger calendar_days_are_immutable on calendar_day.
create or replace function refuse_to_change_calendar_days() returns trigger language plpgsql as $$
begin
  raise exception 'signed days are immutable' using errcode = 'restrict_violation';
end $$;
