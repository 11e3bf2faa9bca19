-- Queues the day of a credited deposit for the missions of the merchant.
-- Locks: writes mission_event.
-- Callers: trigger deposit_adds_to_missions on deposit.
create or replace function queue_deposit_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_event (merchant_code, member_id, day)
  select new.merchant_code, new.member_id, (new.credited_at at time zone zone)::date
  from merchant where code = new.merchant_code and has_missions(code);
  return null;
end $$;
