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
  -- Whom an announcement is for: {"to": "all"}, {"to": "agents"}, {"to": "vip", "level": 3}, {"to": "new", "days": 7}.
  -- Visitors and play money are told what is for all.
  audience jsonb not null default '{"to": "all"}' check (
    case audience ->> 'to'
      when 'all' then true
      when 'agents' then true
      when 'vip' then coalesce((audience ->> 'level')::integer between 1 and 10, false)
      when 'new' then coalesce((audience ->> 'days')::integer between 1 and 365, false)
      else false end
  ),
  -- The kind of promotion that a popup, or an announcement of a promotion, is about.
  promotion_type text,
  check ((type = 'PU') = (execution is not null)),
  check (ends_at > published_at),
  unique (merchant_code, key),
  check (promotion_type is null or type in ('PU', 'PR'))
);
create index announcement_shown on announcement (
  merchant_code, group_name, type, (audience ->> 'to'), position, published_at desc, id desc
);

-- Until when an agent has read what was announced to agents.
create table announcement_read (
  member_id bigint primary key references member (id) on delete cascade,
  read_until timestamptz(3) not null
);

-- The help centre: what players ask most, and the answers.
create table help_article (
  merchant_code text not null references merchant (code),
  -- Names it for whoever writes it, and in addresses: writing the same one again changes it.
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  position integer not null default 0,
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (merchant_code, key)
);

-- What members agree to. Old versions stay: somebody has agreed to each of them.
create table user_agreement (
  merchant_code text not null references merchant (code),
  version text not null check (char_length(version) between 1 and 40),
  effective_at timestamptz(3) not null,
  -- {"EN": [{"title": "", "content": ""}, ...], ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (merchant_code, version)
);
create index user_agreement_in_force on user_agreement (merchant_code, effective_at desc);

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
-- The inbox is read newest first. Ids follow the order of inserts, which is not that of `written_at`.
create index mail_by_date on mail (member_id, written_at desc, id desc);

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
  mail_id bigint references mail (id) on delete cascade,
  -- Until then whoever took it last is at work on it; after that anybody may take it.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  -- Devices are told of draws as well, of which no mail is written where nothing was won. What is for many waits behind what is for
  -- one: nobody's payout is told late because a thousand others have bet on the same draw.
  issue_id bigint references lottery_issue (id) on delete cascade,
  patient boolean not null default false,
  unique (subscription_id, mail_id),
  constraint push_message_of_one check ((mail_id is null) <> (issue_id is null))
);
create index push_message_of_mail on push_message (mail_id);
create unique index push_message_of_issue on push_message (issue_id, subscription_id) where issue_id is not null;
create index push_message_in_order on push_message (patient, due_at);
