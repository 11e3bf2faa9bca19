-- Increments the catalogue's revision, by which gateways detect that their copy in memory is stale.
-- Locks: writes catalogue_revision.
-- Callers: trigger catalogue_changed on game, trigger catalogue_changed on hot_tile, trigger catalogue_changed on
--   merchant_vendor, trigger catalogue_changed on vendor, trigger catalogue_changed on vendor_closing, trigger catalogue_changed on vendor_region.
create or replace function raise_catalogue_revision() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = revision + 1 where only_row;
  return null;
end $$;
