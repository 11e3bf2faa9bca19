-- Columns get their standard names.
alter table crash.chain rename column promised to published_hash;
alter table crash.flight rename column place to chain_index;
alter table crash.flight rename constraint flight_place_check to flight_chain_index_check;
alter table crash.flight rename constraint flight_chain_id_place_key to flight_chain_id_chain_index_key;
