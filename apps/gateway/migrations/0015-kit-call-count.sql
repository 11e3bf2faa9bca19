-- How often an address has made a call within the window that ends at ends_at: counted here for all instances together.
-- Unlogged, for after a crash counting begins anew.
create unlogged table call_count (
  key text primary key,
  calls integer not null,
  ends_at timestamptz not null
);

create index call_count_end on call_count (ends_at);
