-- Of a single: whose it is and its stake, so that opposite picks of one market count no valid bet. Null of other tickets, and of
-- picks from before this was kept.
alter table book.leg
  add column player text,
  add column single_cents bigint check (single_cents > 0);
