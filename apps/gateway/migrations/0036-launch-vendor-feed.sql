-- Up to which place in a vendor's own books we have read what its players staked and won there.
create table vendor_feed (
  vendor text primary key references vendor (code),
  -- The vendor's own name of the place; '' is the beginning.
  place text not null default '',
  -- When there was nothing more to read.
  read_at timestamptz,
  -- An instance reads until then, or the next one may.
  due_at timestamptz not null default now(),
  failures integer not null default 0
);

-- Nobody is asked for news before money has ever gone there.
create function follow_vendor_books() returns trigger language plpgsql as $$
begin
  insert into vendor_feed (vendor) values (new.vendor) on conflict do nothing;
  return null;
end $$;
create trigger vendor_books_are_followed after insert on vendor_transfer
  for each row execute function follow_vendor_books();
