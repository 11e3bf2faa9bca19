-- Seats are forgotten some time after their flight; flights stay.
create index flight_made on crash.flight (made_at, number);
