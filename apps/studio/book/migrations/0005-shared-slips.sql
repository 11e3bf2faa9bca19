-- Picks of a ticket that its player has shared, under a booking code. Another player opens the same slip by the code.
create table book.shared_slip (
  code text primary key check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$'),
  -- Limits the number of codes per player, and is never sent to anyone.
  player text not null,
  -- Picks with the prices of the ticket: neither its stake nor its system.
  legs jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index shared_slip_of_player on book.shared_slip (player, created_at);
create index shared_slip_expired on book.shared_slip (expires_at);
