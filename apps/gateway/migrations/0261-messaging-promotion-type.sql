-- The kind of promotion that a popup, or an announcement of a promotion, is about.
alter table announcement add column promotion_type text
  check (promotion_type is null or type in ('PU', 'PR'));
