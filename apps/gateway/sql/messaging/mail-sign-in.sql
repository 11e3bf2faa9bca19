-- Sends the mail about a sign-in from an unknown device and network, except the sign-in that creates the account.
-- Locks: those of write_mail.
-- Callers: trigger sign_in_is_mailed on sign_in.
create or replace function mail_sign_in() returns trigger language plpgsql as $$
begin
  if exists (select from sign_in where member_id = new.member_id and id < new.id) then
    perform write_mail(array[new.member_id], 'sign-in:' || new.id, 'security', 'security.signIn',
      jsonb_build_object('device', new.device, 'country', coalesce(new.country, '')), null, new.at, true);
  end if;
  return null;
end $$;
