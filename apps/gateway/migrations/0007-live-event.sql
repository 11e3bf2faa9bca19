-- What open pages are told and must not miss when their connection breaks: winners, announcements. States, such as a
-- balance, are not kept here: who comes back gets the present one.
create table live_event (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Null: for everybody who has this merchant's site open.
  member_id bigint references member (id) on delete cascade,
  agents_only boolean not null default false,
  type text not null,
  -- Small: a page that comes back is sent a hundred at once.
  payload jsonb not null check (octet_length(payload::text) <= 2000),
  at timestamptz not null
);
create index live_event_public on live_event (merchant_code, id) where member_id is null;
create index live_event_member on live_event (member_id, id) where member_id is not null;
create index live_event_at on live_event (at, id);

-- Up to which id events have been forgotten: a page that comes back with an older one has to ask for everything anew.
create table live_horizon (
  only_row boolean primary key default true check (only_row),
  forgotten_to bigint not null
);
insert into live_horizon (forgotten_to) values (0);

-- Readers ask for what has an id above the last one they saw, so no event may appear below it later. Ids are drawn under
-- one lock that is held until the transaction ends: an id is visible before the next one is drawn.
create function publish_live_events(events jsonb, published_at timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7463926);
  insert into live_event (merchant_code, member_id, agents_only, type, payload, at)
  select event ->> 'merchantCode', (event ->> 'memberId')::bigint, coalesce((event ->> 'agentsOnly')::boolean, false),
    event ->> 'type', event -> 'payload', published_at
  from jsonb_array_elements(events) with ordinality as given (event, place)
  order by place;
end $$;
