-- What the wallet is told with the win of what counts as valid bet: the rake that a room took from this player, or the valid
-- bet itself. Null where the gateway's own rule counts.
alter table studio.round
  add column rake_cents bigint check (rake_cents >= 0),
  add column valid_cents bigint check (valid_cents >= 0);
