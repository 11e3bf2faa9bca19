-- What a win says of its round's valid bet: the rake that was taken from this player, or the valid bet itself.
alter table vendor_wallet.move
  add column rake_cents bigint check (rake_cents >= 0),
  add column valid_cents bigint check (valid_cents >= 0);
