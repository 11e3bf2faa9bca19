-- A vendor that the operator has closed for a while: none of its games can be opened, at any site. Rounds that were begun
-- are finished.
create table vendor_closing (
  vendor text primary key references vendor (code),
  -- Open again by itself from then on; null where nobody knows, and the operator opens it.
  until timestamptz(3),
  -- For whoever comes to this keyboard next; players do not read it.
  reason text not null check (char_length(reason) <= 400),
  since timestamptz(3) not null
);

create trigger catalogue_changed after insert or update or delete or truncate on vendor_closing
  for each statement execute function raise_catalogue_revision();
