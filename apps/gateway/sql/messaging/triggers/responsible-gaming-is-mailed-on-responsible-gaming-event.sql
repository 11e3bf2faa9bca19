-- Confirms a time-out, self-exclusion or limit by mail.
-- Locks: those of the statement, and of mail_responsible_gaming.
-- Callers: insert on responsible_gaming_event.
create or replace trigger responsible_gaming_is_mailed after insert on responsible_gaming_event for each row
  when (new.action like 'rest:%' or new.action like 'limit:%' or new.action in ('back', 'corrected')) execute function mail_responsible_gaming();
