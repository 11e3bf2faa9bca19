-- Sends the mail about a credited deposit.
-- Locks: those of write_mail.
-- Callers: trigger deposit_is_mailed on deposit.
create or replace function mail_deposit() returns trigger language plpgsql as $$
begin
  perform write_mail(array[new.member_id], 'deposit:' || new.transaction_id, 'deposit', 'deposit.credited',
    jsonb_build_object('id', new.transaction_id, 'currency', new.currency, 'amount', mail_amount(new.credited)),
    null, new.credited_at, true);
  return null;
end $$;
