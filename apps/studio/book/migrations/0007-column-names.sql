-- Columns get their standard names.
alter table book.leg rename column place to position;
