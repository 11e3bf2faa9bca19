-- What a provider says of a deposit and cannot be so by our books: somebody has to look at it, and says when he has.
alter table deposit
  add column trouble text check (trouble in ('reversed', 'payment.of.another')),
  add column trouble_at timestamptz,
  add column trouble_settled_at timestamptz,
  add constraint deposit_trouble_has_its_time check ((trouble is null) = (trouble_at is null)),
  add constraint deposit_trouble_is_settled_after check (trouble_settled_at is null or trouble is not null);
create index deposit_in_trouble on deposit (merchant_code, id) where trouble is not null and trouble_settled_at is null;
