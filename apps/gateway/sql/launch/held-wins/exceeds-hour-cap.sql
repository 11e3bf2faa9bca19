-- Whether a win would exceed the hourly payout cap of its vendor. If not, counts the win, in a separate row per
-- connection, so that calls do not wait for each other.
-- Locks: writes win_hour.
-- Callers: hold_wins.
create or replace function exceeds_hour_cap(of_vendor text, of_currency text, pays bigint, hour_cap bigint, now_at timestamptz)
returns boolean language plpgsql as $$
declare
  this_hour timestamptz := date_trunc('hour', now_at at time zone 'UTC') at time zone 'UTC';
begin
  if hour_cap is null then
    return false;
  end if;
  if pays + (select coalesce(sum(units), 0) from win_hour
      where vendor = of_vendor and currency = of_currency and hour = this_hour) > hour_cap then
    return true;
  end if;
  insert into win_hour as existing (vendor, currency, hour, backend, units)
  values (of_vendor, of_currency, this_hour, pg_backend_pid(), pays)
  on conflict (vendor, currency, hour, backend) do update set units = existing.units + excluded.units;
  return false;
end $$;
