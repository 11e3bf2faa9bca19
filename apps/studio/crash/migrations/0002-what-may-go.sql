-- Seats are deleted some time after their flight; flights are kept.
create index flight_made on crash.flight (made_at, number);
