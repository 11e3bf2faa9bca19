-- Sends the mail about a rejected application for a promotion.
-- Locks: those of write_mail.
-- Callers: trigger application_is_mailed on promotion_step.
create or replace function mail_application() returns trigger language plpgsql as $$
declare reported record;
begin
  select entry.member_id, promotion.texts into reported from promotion_entry entry
  join promotion on promotion.id = entry.promotion_id where entry.id = new.entry_id;
  perform write_mail(array[reported.member_id], 'promotion:' || new.id, 'reward', 'promotion.rejected',
    jsonb_build_object('titles', (select jsonb_object_agg(language, localized -> 'title') from jsonb_each(reported.texts) each (language, localized)),
      'reason', new.reason),
    null, new.at, true);
  return null;
end $$;
