-- Columns get their standard names.
alter table payments.payment rename column place to destination;
alter table payments.payment rename column confirmations_wanted to required_confirmations;
alter table payments.payment rename column arriving to sent_amount;
alter table payments.notice rename column told_at to acknowledged_at;
alter index payments.payment_place rename to payment_destination;
