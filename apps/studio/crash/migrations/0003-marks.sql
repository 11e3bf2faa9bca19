alter table crash.flight
  -- Seed contributions of the first stakes, inputs of the draw. Null for a flight stored before this column existed.
  add column marks text[],
  -- The crash point is computed at take-off and stored only after the end, so that reading the database earlier gives
  -- no advantage.
  alter column point drop not null,
  -- Fairness data, published once settled; also for stakes that never had a seat in the flight.
  add column fairness jsonb;
-- A flight cancelled before take-off has no start time.
alter table crash.flight
  drop constraint flight_check,
  add constraint started_or_waiting check (state = 'betting' or interrupted or started_at is not null);
