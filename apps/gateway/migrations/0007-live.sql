-- Events that open pages must not miss when their connection breaks: winners, announcements. States, such as a balance,
-- are not stored here: a reconnecting page gets the current one.
create table live_event (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Null: all pages of this merchant's site.
  member_id bigint references member (id) on delete cascade,
  agents_only boolean not null default false,
  type text not null,
  -- Small, because a reconnecting page gets up to a hundred in one burst.
  payload jsonb not null check (octet_length(payload::text) <= 2000),
  at timestamptz not null
);
create index live_event_public on live_event (merchant_code, id) where member_id is null;
create index live_event_member on live_event (member_id, id) where member_id is not null;
create index live_event_at on live_event (at, id);

-- Id up to which events have been deleted: a page that reconnects with an older one has to reload everything.
create table live_horizon (
  only_row boolean primary key default true check (only_row),
  forgotten_to bigint not null
);
insert into live_horizon (forgotten_to) values (0);
