-- Valid-bet data reported with a win: the player's share of the rake, or the valid bet itself.
alter table vendor_wallet.move
  add column rake_cents bigint check (rake_cents >= 0),
  add column valid_cents bigint check (valid_cents >= 0);
