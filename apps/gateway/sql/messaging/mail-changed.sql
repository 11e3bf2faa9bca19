-- Marks mailboxes as changed and notifies the gateways at commit. The ids are split into JSON arrays that fit into a
-- notification.
-- Locks: writes mailbox.
-- Callers: write_mail, messaging/mail/inbox.ts.
create or replace function mail_changed(members bigint[]) returns void language plpgsql as $$
begin
  insert into mailbox (member_id, changes) select one, 1 from unnest(members) one order by one
  on conflict (member_id) do update set changes = mailbox.changes + 1;
  for part in 0 .. (cardinality(members) - 1) / 200 loop
    perform pg_notify('ante_bus', '- mail ' || array_to_json(members[part * 200 + 1 : part * 200 + 200]::text[])::text);
  end loop;
end $$;
