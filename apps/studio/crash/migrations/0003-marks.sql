alter table crash.flight
  -- The marks of the first stakes: they go into the draw. Null of a flight from before they did.
  add column marks text[],
  -- Where a flight ends is computed when it takes off, and kept only once it is over: who reads it here before has no use of it.
  alter column point drop not null,
  -- What it was drawn from, told once it is settled; for stakes too that never sat in it.
  add column fairness jsonb;
-- One that was called off before it took off never began.
alter table crash.flight
  drop constraint flight_check,
  add constraint started_or_waiting check (state = 'betting' or interrupted or started_at is not null);
