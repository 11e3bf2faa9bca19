create table announcement (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Names it for whoever publishes it: publishing the same one again changes it instead of adding another.
  key text not null check (char_length(key) between 1 and 80),
  type text not null check (type in ('A', 'PL', 'B', 'PU', 'PR', 'H')),
  group_name text not null check (group_name in ('m_home', 'm_reg')),
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  picture text,
  -- An address of the app, or one outside: nothing that a browser would run.
  link text check (link ~ '^(/(?!/)|https://)'),
  -- When a popup shows: A after login, B before, F at the first login.
  execution text check (execution in ('A', 'B', 'F')),
  position integer not null default 0,
  -- Shown from then on, until it ends, if it does. Whole milliseconds: that is what crosses the wire and comes back.
  published_at timestamptz(3) not null,
  ends_at timestamptz(3),
  check ((type = 'PU') = (execution is not null)),
  check (ends_at > published_at),
  unique (merchant_code, key)
);
create index announcement_shown on announcement (merchant_code, group_name, type, position, published_at desc, id desc);

-- Until when an agent has read what was announced to agents.
create table announcement_read (
  member_id bigint primary key references member (id) on delete cascade,
  read_until timestamptz(3) not null
);
