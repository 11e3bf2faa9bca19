-- Sends the mail about a sign-in from an unknown device and network, except the sign-in that creates the account.
-- Locks: those of the statement, and of mail_sign_in.
-- Callers: insert on sign_in.
create or replace trigger sign_in_is_mailed after insert on sign_in for each row
  when (not new.known and new.method not in ('registration', 'trial')) execute function mail_sign_in();
