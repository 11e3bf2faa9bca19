-- While a transfer is waited for, nobody else's ends in the same cents. Money that has come is told from others already: one that
-- comes late is credited, though its cents were given to somebody else in the meantime.
drop index deposit_tail;
create unique index deposit_tail on deposit (merchant_code, channel_code, pay_amount)
  where kind = 'MT' and state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED');
-- By it the cents that are free are found among all that ever were.
create index deposit_of_amount on deposit (merchant_code, channel_code, pay_amount, created_at) where kind = 'MT';
