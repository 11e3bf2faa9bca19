alter table tables.deal
  -- What is told of the seed before it is told itself, which lies here sealed.
  add column seed_hash text,
  -- The marks of the first stakes: they go into the draw. Null of a deal from before they did.
  add column marks text[];
update tables.deal set seed_hash = encode(sha256(convert_to(server_seed, 'UTF8')), 'hex');
alter table tables.deal alter column seed_hash set not null;
