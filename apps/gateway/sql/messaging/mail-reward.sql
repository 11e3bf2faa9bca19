-- Sends the mail about an issued reward. The title is chosen from `titles` by the reader's language when the mail is
-- read.
-- Locks: those of write_mail.
-- Callers: trigger reward_is_mailed on reward.
create or replace function mail_reward() returns trigger language plpgsql as $$
begin
  perform write_mail(array[new.member_id], 'reward:' || new.id, 'reward', 'reward.issued',
    jsonb_build_object('titles', new.titles, 'currency', new.currency, 'amount', mail_amount(new.amount),
      'until', to_char(new.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
    null, new.issued_at, true);
  return null;
end $$;
