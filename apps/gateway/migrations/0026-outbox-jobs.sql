-- Each message is sent by a job that is added with it and schedules retries.
insert into job (name, key, payload, run_at)
select 'outbox.send', id::text, jsonb_build_object('id', id), now() from outbox_message where state = 'waiting';
alter table outbox_message drop column due_at;
create index outbox_message_waiting on outbox_message (expires_at) where state = 'waiting';
