-- Queues the day of a registration, sign-in or bet for the sums of teams. Arguments of the trigger: the kind and the
-- column of the time.
-- Locks: writes team_presence_change.
-- Callers: trigger lottery_order_adds_to_teams on lottery_order, trigger registration_adds_to_teams on member, trigger
--   sign_in_adds_to_teams on sign_in, trigger void_bet_adds_to_teams on lottery_detail.
create or replace function queue_presence_for_teams() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  of_member bigint := case tg_argv[0] when 'register' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'member_id') end;
  moment timestamptz := to_jsonb(new) ->> tg_argv[1];
begin
  insert into team_presence_change (member_id, kind, day)
  select member.id, tg_argv[0], (moment at time zone merchant.zone)::date
  from member join merchant on merchant.code = member.merchant_code where member.id = of_member;
  return null;
end $$;
