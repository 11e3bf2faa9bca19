-- Sends the mail about the outcome of a withdrawal, in the transaction of the outcome: mails report committed events
-- only, each exactly once.
-- Locks: those of write_mail.
-- Callers: trigger withdrawal_is_mailed on withdrawal_step.
create or replace function mail_withdrawal() returns trigger language plpgsql as $$
declare reported withdrawal;
begin
  select * into reported from withdrawal where id = new.withdrawal_id;
  perform write_mail(array[new.member_id], 'withdrawal:' || new.withdrawal_id, 'withdrawal',
    case new.to_state when 'SUCCESS' then 'withdrawal.paid' when 'FAILED' then 'withdrawal.failed' else 'withdrawal.rejected' end,
    jsonb_build_object('id', reported.id, 'currency', reported.currency, 'bank', reported.bank_name, 'digits', reported.last_digits,
      'amount', mail_amount(case new.to_state when 'SUCCESS' then reported.amount - reported.fee else reported.amount end),
      'reason', new.reason),
    null, new.at, true);
  return null;
end $$;
