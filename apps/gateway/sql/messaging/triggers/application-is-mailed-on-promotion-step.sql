-- Sends the mail about a rejected application for a promotion.
-- Locks: those of the statement, and of mail_application.
-- Callers: insert on promotion_step.
create or replace trigger application_is_mailed after insert on promotion_step for each row
  when (not new.refused and new.from_state = 'applying' and new.to_state = 'rejected') execute function mail_application();
