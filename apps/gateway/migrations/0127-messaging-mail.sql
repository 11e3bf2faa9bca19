-- What the merchant's people write to many: kept once, however many have it in their box.
create table mail_letter (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Names it for whoever writes it.
  key text not null check (key ~ '^[A-Za-z0-9_:.-]{1,80}$'),
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language; cleaned before it was kept.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  -- An offer is kept from whoever rests from play.
  kind text not null check (kind in ('service', 'offer')),
  pushes boolean not null default false,
  -- Null until it is sent: {"to": "all"}, {"to": "agents"}, {"to": "member", "id": "7"}, {"to": "new", "days": 7}.
  audience jsonb,
  starts_at timestamptz,
  -- Members up to this one get it, in the order of their numbers; those up to `sent_to` have been looked at.
  up_to bigint,
  sent_to bigint not null default 0,
  sent integer not null default 0,
  ended_at timestamptz,
  check ((audience is null) = (starts_at is null) and (audience is null) = (up_to is null)),
  check (ended_at is null or audience is not null),
  unique (merchant_code, key)
);
create index mail_letter_waiting on mail_letter (starts_at) where starts_at is not null and ended_at is null;

-- What one member has in his box: by what happened to him, whose words the app has, or a letter.
create table mail (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id) on delete cascade,
  -- What it tells of: it is told once.
  key text not null check (char_length(key) between 1 and 200),
  kind text not null check (kind in ('service', 'reward', 'withdrawal', 'deposit', 'lottery', 'security', 'offer')),
  template text,
  detail jsonb not null default '{}',
  letter_id bigint references mail_letter (id),
  written_at timestamptz(3) not null,
  read_at timestamptz(3),
  check ((template is null) = (letter_id is not null)),
  unique (member_id, key)
);
create index mail_of_member on mail (member_id, id desc);
create index mail_unread on mail (member_id, kind) where read_at is null;
create index mail_of_letter on mail (letter_id) where letter_id is not null;

-- How often a member's box has changed: his open pages compare it.
create table mailbox (
  member_id bigint primary key references member (id) on delete cascade,
  changes bigint not null default 0
) with (fillfactor = 80);

-- Up to which end of their time rewards have been told of.
create table mail_reward_mark (
  only_row boolean primary key default true check (only_row),
  told_to timestamptz not null
);

-- Notes that boxes have changed, and tells the gateways so with the commit: a JSON array of the ids, as text, never too long.
create function mail_changed(members bigint[]) returns void language plpgsql as $$
begin
  insert into mailbox (member_id, changes) select one, 1 from unnest(members) one order by one
  on conflict (member_id) do update set changes = mailbox.changes + 1;
  for part in 0 .. (cardinality(members) - 1) / 200 loop
    perform pg_notify('ante_bus', '- mail ' || array_to_json(members[part * 200 + 1 : part * 200 + 200]::text[])::text);
  end loop;
end $$;
