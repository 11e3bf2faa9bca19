-- For a single: its player and stake, so that opposite picks of one market count no valid bet. Null for other tickets,
-- and for picks stored before this column.
alter table book.leg
  add column player text,
  add column single_cents bigint check (single_cents > 0);
