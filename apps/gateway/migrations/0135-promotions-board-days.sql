-- As in 0120, and by the days on which the promotion runs as its board shows them: a board for all of its time begins with
-- the promotion, not when that was announced; and a day at whose very beginning the promotion ends is none of its days.
create or replace function board_window_of(kept promotion, zone text, day date) returns date language sql immutable as $$
  select case
    when kept.rules -> 'board' is null or kept.opened_at is null then null
    when day < running.first or day > running.last then null
    else case kept.rules -> 'board' ->> 'window'
      when 'day' then day
      when 'week' then date_trunc('week', day)::date
      else running.first end
  end
  from (select (greatest(kept.opened_at, kept.starts_at) at time zone zone)::date as first,
    ((kept.ends_at - interval '1 millisecond') at time zone zone)::date as last) running
$$;
