-- Where a vendor's games may not be opened; and where some countries are allowed, nowhere else. ISO 3166 alpha-2.
create table vendor_region (
  vendor text not null references vendor (code),
  -- Null is every merchant; a merchant's own row comes on top of it.
  merchant_code text references merchant (code),
  refused_countries text[] not null default '{}',
  allowed_countries text[] not null default '{}',
  check (
    array_to_string(refused_countries || allowed_countries, '') ~ '^([A-Z]{2})*$'
    and not refused_countries && allowed_countries
  )
);
create unique index vendor_region_everywhere on vendor_region (vendor) where merchant_code is null;
create unique index vendor_region_of_merchant on vendor_region (vendor, merchant_code) where merchant_code is not null;

create trigger catalogue_changed after insert or update or delete or truncate on vendor_region
  for each statement execute function raise_catalogue_revision();
