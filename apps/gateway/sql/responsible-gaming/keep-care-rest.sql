-- Enforces that a time-out or self-exclusion keeps its chosen terms and that its events are immutable.
-- Locks: none.
-- Callers: trigger care_events_are_kept on care_event, trigger care_rest_is_kept on care_rest, trigger care_rest_stays
--   on care_rest.
create or replace function keep_care_rest() returns trigger language plpgsql as $$
begin
  raise exception 'a rest from play stays as it was chosen' using errcode = 'restrict_violation';
end $$;
