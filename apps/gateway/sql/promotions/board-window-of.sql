-- The window of a promotion's leaderboard that contains a day; null without a leaderboard, or when the promotion did
-- not run on that day. A leaderboard for the whole duration begins with the promotion, not with its announcement; a day
-- at whose beginning the promotion ends does not count.
-- Locks: none.
-- Callers: count_mission_events.
create or replace function board_window_of(stored promotion, zone text, day date) returns date language sql immutable as $$
  select case
    when stored.rules -> 'board' is null or stored.opened_at is null then null
    when day < running.first or day > running.last then null
    else case stored.rules -> 'board' ->> 'window'
      when 'day' then day
      when 'week' then date_trunc('week', day)::date
      else running.first end
  end
  from (select (greatest(stored.opened_at, stored.starts_at) at time zone zone)::date as first,
    ((stored.ends_at - interval '1 millisecond') at time zone zone)::date as last) running
$$;
