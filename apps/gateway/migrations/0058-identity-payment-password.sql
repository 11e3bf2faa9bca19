-- The payment password beside its hash: when it was changed last (the first one was not), and how often a wrong one came in a
-- row. A try is counted before it is looked at, so that any number at once are no more than the few that there are.
alter table member_profile
  add column payment_password_changed_at timestamptz,
  add column payment_password_tries integer not null default 0 check (payment_password_tries >= 0),
  add column payment_password_locked_until timestamptz,
  add constraint payment_password_is_hashed check (payment_password_hash is null or payment_password_hash like '$%');

-- A code may go to a mailbox, too; `mobile` is then the address of it, which no number looks like.
alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code
  add constraint verification_code_purpose_check check (purpose in ('login', 'register', 'reset', 'payment'));
