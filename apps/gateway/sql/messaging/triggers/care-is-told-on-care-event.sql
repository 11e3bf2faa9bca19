-- Confirms a time-out, self-exclusion or limit by mail.
-- Locks: those of the statement, and of mail_care.
-- Callers: insert on care_event.
create or replace trigger care_is_told after insert on care_event for each row
  when (new.what like 'rest:%' or new.what like 'limit:%' or new.what in ('back', 'corrected')) execute function mail_care();
