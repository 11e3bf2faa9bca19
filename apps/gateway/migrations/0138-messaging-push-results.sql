-- Devices are told of draws as well, of which no mail is written where nothing was won. What is for many waits behind what is for
-- one: nobody's payout is told late because a thousand others have bet on the same draw.
alter table push_message
  alter column mail_id drop not null,
  add column issue_id bigint references lottery_issue (id) on delete cascade,
  add column patient boolean not null default false,
  add constraint push_message_of_one check ((mail_id is null) <> (issue_id is null));
create unique index push_message_of_issue on push_message (issue_id, subscription_id) where issue_id is not null;
create index push_message_in_order on push_message (patient, due_at);
drop index push_message_due;

-- As it was, but whoever signs out or deletes mails in the same moment fails no payout that is told of: a device that goes is
-- passed by, and so is an old mail that somebody else deletes.
create or replace function write_mail(
  members bigint[], told_key text, told_kind text, told_template text, told_detail jsonb, told_letter bigint,
  told_at timestamptz, to_devices boolean
) returns integer language plpgsql as $$
declare
  readers bigint[] := members;
  written bigint[];
begin
  if told_kind in ('offer', 'reward') then
    readers := array(select unnest(members) except select unnest(members_at_rest(members, told_at)));
  end if;
  with put as (
    insert into mail (merchant_code, member_id, key, kind, template, detail, letter_id, written_at)
    select merchant_code, id, told_key, told_kind, told_template, told_detail, told_letter, told_at
    from member where id = any (readers) and type <> 4 order by id
    on conflict (member_id, key) do nothing
    returning id, member_id
  ), queued as (
    insert into push_message (subscription_id, mail_id, due_at, expires_at, patient)
    select device.id, put.id, told_at, told_at + interval '1 day', told_letter is not null
    from put
    join push_subscription device on device.member_id = put.member_id
    left join push_wish wish on wish.member_id = put.member_id
    where to_devices and coalesce(case told_kind
      when 'withdrawal' then wish.payouts when 'lottery' then wish.results else wish.mail end, true)
    for key share of device skip locked
  )
  select array_agg(member_id order by member_id) into written from put;
  if written is null then return 0; end if;
  perform mail_changed(written);
  -- The newest are kept. Source: MAILS_KEPT in the contract.
  delete from mail where id in (
    select old.id from unnest(written) one (member_id)
    cross join lateral (
      select id from mail where mail.member_id = one.member_id order by id desc offset 500 for update skip locked
    ) old
  );
  if to_devices then perform pg_notify('ante_bus', '- push '); end if;
  return cardinality(written);
end $$;

-- Tells the devices of those who have bet on a draw that it is paid, in the transaction that says so: once a draw while that
-- waits, never whoever was told what he won, nor whoever rests from play.
create function tell_draw(paid_issue bigint, results integer, told_at timestamptz) returns void language plpgsql as $$
begin
  with player as materialized (
    select distinct member_id from lottery_detail where issue_id = paid_issue and status in (4, 5, 16)
  ), listening as materialized (
    select device.id, device.member_id
    from player
    join push_subscription device on device.member_id = player.member_id
    left join push_wish wish on wish.member_id = player.member_id
    where coalesce(wish.results, true) and not exists (
      select from mail
      where mail.member_id = player.member_id and key = 'lottery:' || paid_issue || '.' || tell_draw.results)
    for key share of device skip locked
  )
  insert into push_message (subscription_id, issue_id, due_at, expires_at, patient)
  select id, paid_issue, told_at, told_at + interval '1 hour', true
  from listening
  where member_id <> all (members_at_rest(array(select member_id from listening), told_at))
  on conflict do nothing;
  if found then perform pg_notify('ante_bus', '- push '); end if;
end $$;
