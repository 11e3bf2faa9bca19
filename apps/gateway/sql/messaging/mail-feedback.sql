-- Sends the mail about an answer to feedback.
-- Locks: those of write_mail.
-- Callers: trigger feedback_is_mailed on support_answer.
create or replace function mail_feedback() returns trigger language plpgsql as $$
declare told bigint;
begin
  select member_id into told from support_feedback where id = new.feedback_id;
  perform write_mail(array[told], 'feedback:' || new.id, 'service', 'feedback.answered', '{}', null, new.at, true);
  return null;
end $$;
