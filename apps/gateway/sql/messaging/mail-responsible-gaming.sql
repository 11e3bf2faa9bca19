-- Confirms a time-out, self-exclusion or limit by mail.
-- Locks: those of write_mail.
-- Callers: trigger responsible_gaming_is_mailed on responsible_gaming_event.
create or replace function mail_responsible_gaming() returns trigger language plpgsql as $$
declare exclusion player_exclusion;
begin
  select * into exclusion from player_exclusion where member_id = new.member_id order by id desc limit 1;
  perform write_mail(array[new.member_id], 'care:' || new.id, 'service',
    case when new.action like 'rest:%' then 'responsible.gaming.exclusion'
      when new.action like 'limit:%' then 'responsible.gaming.limit'
      when new.action = 'back' then 'responsible.gaming.reinstatement'
      else 'responsible.gaming.' || new.action end,
    case when new.action like 'rest:%' then jsonb_build_object('kind', exclusion.kind, 'length', exclusion.length,
        'until', coalesce(to_char(exclusion.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), ''))
      when new.action like 'limit:%' then jsonb_strip_nulls(new.detail) || jsonb_build_object('change', split_part(new.action, ':', 2))
      else jsonb_strip_nulls(new.detail) - 'because' end,
    null, new.at, false);
  return null;
end $$;
