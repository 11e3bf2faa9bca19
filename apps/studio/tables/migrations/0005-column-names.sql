-- Columns get their standard names.
alter table tables.deal rename column place to position_in_set;
