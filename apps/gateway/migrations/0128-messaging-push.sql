-- By what push services know this site: one pair for all instances, made once, its secret half sealed.
create table push_key (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  secret bytea not null
);

-- What a member wants to be told while the app is closed; who has no row wants all, without amounts.
create table push_wish (
  member_id bigint primary key references member (id) on delete cascade,
  mail boolean not null,
  results boolean not null,
  payouts boolean not null,
  amounts boolean not null
);

-- A device that wants to be told. Its address belongs to whoever signed in there last.
create table push_subscription (
  id bigint generated always as identity primary key,
  endpoint text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  member_id bigint not null references member (id) on delete cascade,
  -- The session it was asked for in; null once that has ended by itself.
  session_id uuid,
  p256dh text not null,
  auth text not null,
  -- In a row, over all that was to be told.
  failures integer not null default 0,
  subscribed_at timestamptz not null
);
create index push_subscription_of_member on push_subscription (member_id, id desc);
create index push_subscription_of_session on push_subscription (session_id) where session_id is not null;

-- What is still to be told to a device: it goes when it has been told, when nobody needs it, or with the device or the mail.
create table push_message (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription (id) on delete cascade,
  mail_id bigint not null references mail (id) on delete cascade,
  -- Until then whoever took it last is at work on it; after that anybody may take it.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  unique (subscription_id, mail_id)
);
create index push_message_due on push_message (due_at);
create index push_message_of_mail on push_message (mail_id);

-- A session that is ended, by its member or for him, takes its device along. One that ran out does not: whoever asked to be told
-- while the app is closed is told.
create function forget_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = old.id and old.expires_at > clock_timestamp();
  update push_subscription set session_id = null where session_id = old.id;
  return null;
end $$;
create trigger session_takes_push_along after delete on session for each row execute function forget_push_of_session();
