-- Valid-bet data reported to the wallet with the win: the player's share of the rake, or the valid bet itself. Null
-- when the gateway's own rule applies.
alter table studio.round
  add column rake_cents bigint check (rake_cents >= 0),
  add column valid_cents bigint check (valid_cents >= 0);
