-- Queues push messages to the members with bets on a paid draw, in the caller's transaction: at most one pending
-- message per draw and device, and none to excluded members or to winners, who get a message of their own.
-- Locks: rows of push_subscription, mail (for key share skip locked); writes push_message.
-- Callers: lottery/settlement/waiting-draw.ts.
create or replace function queue_draw_pushes(paid_draw bigint, results integer, queued_at timestamptz) returns void language plpgsql as $$
declare
  devices bigint[];
  excluded_ids bigint[];
begin
  devices := array(
    select device.id
    from (select distinct member_id from lottery_detail where draw_id = paid_draw and status in (4, 5, 16)) player
    join push_subscription device on device.member_id = player.member_id
    left join push_preference preference on preference.member_id = player.member_id
    where coalesce(preference.results, true));
  if cardinality(devices) = 0 then return; end if;
  excluded_ids := excluded_members(
    array(select distinct member_id from push_subscription where id = any (devices)), queued_at);
  insert into push_message (subscription_id, draw_id, due_at, expires_at, is_deferrable)
  select device.id, paid_draw, queued_at, queued_at + interval '1 hour', true
  from push_subscription device
  where device.id = any (devices) and device.member_id <> all (excluded_ids) and not exists (
    select from mail
    where mail.member_id = device.member_id and key = 'lottery:' || paid_draw || '.' || queue_draw_pushes.results)
  for key share of device skip locked
  on conflict do nothing;
  if found then perform pg_notify('ante_bus', '- jobs messaging.push'); end if;
end $$;
