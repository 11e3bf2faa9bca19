-- Sends the mail about a rejected application for a promotion.
-- Locks: those of write_mail.
-- Callers: trigger application_is_mailed on promotion_step.
create or replace function mail_application() returns trigger language plpgsql as $$
declare told record;
begin
  select entry.member_id, promotion.texts into told from promotion_entry entry
  join promotion on promotion.id = entry.promotion_id where entry.id = new.entry_id;
  perform write_mail(array[told.member_id], 'promotion:' || new.id, 'reward', 'promotion.rejected',
    jsonb_build_object('titles', (select jsonb_object_agg(language, spoken -> 'title') from jsonb_each(told.texts) each (language, spoken)),
      'reason', new.reason),
    null, new.at, true);
  return null;
end $$;
