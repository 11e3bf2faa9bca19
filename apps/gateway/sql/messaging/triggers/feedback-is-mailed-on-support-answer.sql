-- Sends the mail about an answer to feedback.
-- Locks: those of the statement, and of mail_feedback.
-- Callers: insert on support_answer.
create or replace trigger feedback_is_mailed after insert on support_answer for each row execute function mail_feedback();
