-- Delivers one mail to members in the caller's transaction, once per key and member, never to trial players, and queues
-- its push messages. Offers and rewards skip excluded members. Devices and old mails that are being deleted
-- concurrently are skipped, so that no payout fails on them. Returns the number of mails.
-- Locks: rows of push_subscription, push_preference (for key share skip locked), rows of mail (for update skip locked);
--   writes mail, push_message; those of mail_changed.
-- Callers: correct_round, mail_application, mail_responsible_gaming, mail_contract, mail_deposit, mail_feedback, mail_held_win,
--   mail_reward, mail_security, mail_sign_in, mail_withdrawal, record_held_win,
--   lottery/settlement/paying/notify-winners.ts, messaging/mail/write-mail.ts.
create or replace function write_mail(
  members bigint[], told_key text, told_kind text, told_template text, told_detail jsonb, told_letter bigint,
  told_at timestamptz, to_devices boolean
) returns integer language plpgsql as $$
declare
  readers bigint[] := members;
  written bigint[];
begin
  if told_kind in ('offer', 'reward') then
    readers := array(select unnest(members) except select unnest(excluded_members(members, told_at)));
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
    left join push_preference wish on wish.member_id = put.member_id
    where to_devices and coalesce(case told_kind
      when 'withdrawal' then wish.payouts when 'lottery' then wish.results else wish.mail end, true)
    for key share of device skip locked
  )
  select array_agg(member_id order by member_id) into written from put;
  if written is null then return 0; end if;
  perform mail_changed(written);
  -- Only the newest mails are kept. Source: MAILS_KEPT in the contract.
  delete from mail where id in (
    select old.id from unnest(written) one (member_id)
    cross join lateral (
      select id from mail where mail.member_id = one.member_id order by id desc offset 500 for update skip locked
    ) old
  );
  if to_devices then perform pg_notify('ante_bus', '- jobs messaging.push'); end if;
  return cardinality(written);
end $$;
