-- Assigns each vendor with a transfer wallet its own wallet type, from 101.
-- Locks: writes vendor_wallet.
-- Callers: trigger vendor_wallet_is_numbered on vendor.
create or replace function number_vendor_wallet() returns trigger language plpgsql as $$
begin
  insert into vendor_wallet (vendor, wallet_type)
  select new.code, coalesce(max(wallet_type), 100) + 1 from vendor_wallet
  on conflict (vendor) do nothing;
  return null;
end $$;
