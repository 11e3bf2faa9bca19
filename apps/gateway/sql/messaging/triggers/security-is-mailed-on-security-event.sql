-- Sends the mail about a change of the account's security.
-- Locks: those of the statement, and of mail_security.
-- Callers: insert on security_event.
create or replace trigger security_is_mailed after insert on security_event for each row execute function mail_security();
