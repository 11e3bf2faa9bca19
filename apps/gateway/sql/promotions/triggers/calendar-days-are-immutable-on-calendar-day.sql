-- Days signed in the sign-in calendar are immutable.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on calendar_day.
create or replace trigger calendar_days_are_immutable before update or delete or truncate on calendar_day
  for each statement execute function refuse_to_change_calendar_days();
