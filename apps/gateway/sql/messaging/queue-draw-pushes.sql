-- Queues push messages to the members with bets on a paid draw, in the caller's transaction: at most one pending
-- message per draw, none to winners who were already notified or to excluded members.
-- Locks: rows of push_subscription, mail (for key share skip locked); writes push_message.
-- Callers: lottery/settlement/waiting-issue.ts.
create or replace function queue_draw_pushes(paid_issue bigint, results integer, told_at timestamptz) returns void language plpgsql as $$
declare
  listening bigint[];
  resting bigint[];
begin
  listening := array(
    select device.id
    from (select distinct member_id from lottery_detail where issue_id = paid_issue and status in (4, 5, 16)) player
    join push_subscription device on device.member_id = player.member_id
    left join push_preference wish on wish.member_id = player.member_id
    where coalesce(wish.results, true));
  if cardinality(listening) = 0 then return; end if;
  resting := excluded_members(
    array(select distinct member_id from push_subscription where id = any (listening)), told_at);
  insert into push_message (subscription_id, issue_id, due_at, expires_at, patient)
  select device.id, paid_issue, told_at, told_at + interval '1 hour', true
  from push_subscription device
  where device.id = any (listening) and device.member_id <> all (resting) and not exists (
    select from mail
    where mail.member_id = device.member_id and key = 'lottery:' || paid_issue || '.' || queue_draw_pushes.results)
  for key share of device skip locked
  on conflict do nothing;
  if found then perform pg_notify('ante_bus', '- jobs messaging.push'); end if;
end $$;
