-- Queues the first sign-in of a day for the missions of the merchant.
-- Locks: writes mission_visit, mission_event.
-- Callers: trigger sign_in_adds_to_missions on sign_in.
create or replace function queue_visit_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_visit (member_id, day)
  select member.id, (new.at at time zone merchant.zone)::date
  from member join merchant on merchant.code = member.merchant_code
  where member.id = new.member_id and has_missions(merchant.code)
  on conflict do nothing;
  if found then
    insert into mission_event (merchant_code, member_id, day)
    select member.merchant_code, member.id, (new.at at time zone merchant.zone)::date
    from member join merchant on merchant.code = member.merchant_code where member.id = new.member_id;
  end if;
  return null;
end $$;
