alter table tables.deal
  -- Hash of the seed, published before the seed itself, which is stored encrypted.
  add column seed_hash text,
  -- Seed contributions of the first stakes, inputs of the draw. Null for a deal stored before this column existed.
  add column marks text[];
update tables.deal set seed_hash = encode(sha256(convert_to(server_seed, 'UTF8')), 'hex');
alter table tables.deal alter column seed_hash set not null;
