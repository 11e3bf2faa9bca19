-- A payment far above what was asked for waits for an operator.
alter table deposit drop constraint deposit_trouble_check,
  add constraint deposit_trouble_check check (trouble in ('reversed', 'payment.of.another', 'overpaid'));
