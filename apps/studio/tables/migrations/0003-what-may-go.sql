-- Deals are deleted some time after they were decided.
create index deal_decided on tables.deal (decided_at) where decided_at is not null;
