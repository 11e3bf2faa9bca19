-- Delivers one mail to members in the caller's transaction, once per key and member, never to trial players, and queues
-- its push messages. Offers and rewards skip excluded members. Devices and old mails that another transaction is
-- deleting are skipped, so that payouts do not wait or fail. Returns the number of mails.
-- Locks: rows of push_subscription, push_preference (for key share skip locked), rows of mail (for update skip locked);
--   writes mail, push_message; those of mail_changed.
-- Callers: correct_round, mail_application, mail_responsible_gaming, mail_contract, mail_deposit, mail_feedback,
--   mail_held_win, mail_reward, mail_security, mail_sign_in, mail_withdrawal, record_held_win,
--   lottery/settlement/paying/notify-winners.ts, messaging/mail/write-mail.ts.
create or replace function write_mail(
  members bigint[], mail_key text, mail_kind text, mail_template text, mail_detail jsonb, mail_letter bigint,
  sent_at timestamptz, to_devices boolean
) returns integer language plpgsql as $$
declare
  readers bigint[] := members;
  written bigint[];
begin
  if mail_kind in ('offer', 'reward') then
    readers := array(select unnest(members) except select unnest(excluded_members(members, sent_at)));
  end if;
  with added as (
    insert into mail (merchant_code, member_id, key, kind, template, detail, letter_id, written_at)
    select merchant_code, id, mail_key, mail_kind, mail_template, mail_detail, mail_letter, sent_at
    from member where id = any (readers) and type <> 4 order by id
    on conflict (member_id, key) do nothing
    returning id, member_id
  ), queued as (
    insert into push_message (subscription_id, mail_id, due_at, expires_at, is_deferrable)
    select device.id, added.id, sent_at, sent_at + interval '1 day', mail_letter is not null
    from added
    join push_subscription device on device.member_id = added.member_id
    left join push_preference preference on preference.member_id = added.member_id
    where to_devices and coalesce(case mail_kind
      when 'withdrawal' then preference.payouts when 'lottery' then preference.results else preference.mail end, true)
    for key share of device skip locked
  )
  select array_agg(member_id order by member_id) into written from added;
  if written is null then return 0; end if;
  perform mail_changed(written);
  -- Deletes the mails beyond the newest 500. Source: MAILS_KEPT in the contract.
  delete from mail where id in (
    select old.id from unnest(written) one (member_id)
    cross join lateral (
      select id from mail where mail.member_id = one.member_id order by id desc offset 500 for update skip locked
    ) old
  );
  if to_devices then perform pg_notify('ante_bus', '- jobs messaging.push'); end if;
  return cardinality(written);
end $$;
