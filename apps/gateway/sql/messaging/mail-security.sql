-- Sends the mail about a change of the account's security.
-- Locks: those of write_mail.
-- Callers: trigger security_is_mailed on security_event.
create or replace function mail_security() returns trigger language plpgsql as $$
begin
  perform write_mail(array[new.member_id], 'security:' || new.id, 'security', 'security.changed',
    jsonb_build_object('kind', new.kind, 'device', new.device, 'country', coalesce(new.country, '')), null, new.at, true);
  return null;
end $$;
