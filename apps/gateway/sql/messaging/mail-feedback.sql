-- Sends the mail about an answer to feedback.
-- Locks: those of write_mail.
-- Callers: trigger feedback_is_mailed on support_answer.
create or replace function mail_feedback() returns trigger language plpgsql as $$
declare reported bigint;
begin
  select member_id into reported from support_feedback where id = new.feedback_id;
  perform write_mail(array[reported], 'feedback:' || new.id, 'service', 'feedback.answered', '{}', null, new.at, true);
  return null;
end $$;
