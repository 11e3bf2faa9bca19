-- Whether a wheel is open now and has prizes left.
-- Locks: none.
-- Callers: promotions/unclaimed-counts.ts, promotions/wheel/tickets.ts, promotions/wheel/wheel-rules.ts.
create or replace function wheel_has_prizes(wheel promotion, at timestamptz) returns boolean language sql stable as $$
  select wheel.state = 'open' and (wheel.ends_at is null or wheel.ends_at > at)
    and (wheel.quota is null or wheel.granted_count < wheel.quota)
    and (wheel.budget is null or exists (
      select from jsonb_to_recordset(wheel.rules -> 'segments') as segment (amount numeric)
      where segment.amount > 0 and segment.amount * 10000 <= wheel.budget - wheel.granted_amount))
$$;
