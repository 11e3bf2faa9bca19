-- Starts reading a vendor's bet records when money is first sent to the vendor.
-- Locks: writes vendor_feed.
-- Callers: trigger vendor_books_are_followed on vendor_transfer.
create or replace function follow_vendor_books() returns trigger language plpgsql as $$
begin
  insert into vendor_feed (vendor) values (new.vendor) on conflict do nothing;
  return null;
end $$;
