-- Sends the mail about an issued reward. Its title is chosen by the reader's language when the mail is read.
-- Locks: those of the statement, and of mail_reward.
-- Callers: insert on reward.
create or replace trigger reward_is_mailed after insert on reward for each row
  when (new.status = 'issued') execute function mail_reward();
