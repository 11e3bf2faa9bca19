create table announcement (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Key for the publisher: publishing the same key again changes the announcement instead of adding another.
  key text not null check (char_length(key) between 1 and 80),
  type text not null check (type in ('A', 'PL', 'B', 'PU', 'PR', 'H')),
  group_name text not null check (group_name in ('m_home', 'm_reg')),
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  picture text,
  -- A path of the app, or an external URL: nothing that a browser would execute.
  link text check (link ~ '^(/(?!/)|https://)'),
  -- When a popup is shown: A after sign-in, B before, F at the first sign-in.
  execution text check (execution in ('A', 'B', 'F')),
  position integer not null default 0,
  -- Visible from then on, until its end, if any. Whole milliseconds, as on the wire.
  published_at timestamptz(3) not null,
  ends_at timestamptz(3),
  -- Audience: {"to": "all"}, {"to": "agents"}, {"to": "vip", "level": 3}, {"to": "new", "days": 7}. Visitors and play
  -- money get announcements for all.
  audience jsonb not null default '{"to": "all"}' check (
    case audience ->> 'to'
      when 'all' then true
      when 'agents' then true
      when 'vip' then coalesce((audience ->> 'level')::integer between 1 and 10, false)
      when 'new' then coalesce((audience ->> 'days')::integer between 1 and 365, false)
      else false end
  ),
  -- Type of promotion that a popup or a promotion announces.
  promotion_type text,
  check ((type = 'PU') = (execution is not null)),
  check (ends_at > published_at),
  unique (merchant_code, key),
  check (promotion_type is null or type in ('PU', 'PR'))
);
create index announcement_shown on announcement (
  merchant_code, group_name, type, (audience ->> 'to'), position, published_at desc, id desc
);

-- Time up to which an agent has read the announcements for agents.
create table announcement_read (
  member_id bigint primary key references member (id) on delete cascade,
  read_until timestamptz(3) not null
);

-- Help centre: frequent questions of players, with answers.
create table help_article (
  merchant_code text not null references merchant (code),
  -- Key for editors and URLs: writing the same key again changes the article.
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  position integer not null default 0,
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (merchant_code, key)
);

-- User agreements. Old versions are kept, because members have accepted them.
create table user_agreement (
  merchant_code text not null references merchant (code),
  version text not null check (char_length(version) between 1 and 40),
  effective_at timestamptz(3) not null,
  -- {"EN": [{"title": "", "content": ""}, ...], ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (merchant_code, version)
);
create index user_agreement_in_force on user_agreement (merchant_code, effective_at desc);

-- Messages from the merchant to many members: stored once, for any number of recipients.
create table mail_letter (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Key for its author.
  key text not null check (key ~ '^[A-Za-z0-9_:.-]{1,80}$'),
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language; sanitised before storing.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  -- Offers are hidden from excluded members.
  kind text not null check (kind in ('service', 'offer')),
  pushes boolean not null default false,
  -- Null until it is sent: {"to": "all"}, {"to": "agents"}, {"to": "member", "id": "7"}, {"to": "new", "days": 7}.
  audience jsonb,
  starts_at timestamptz,
  -- Recipients are members up to this id, in id order; those up to `sent_to` have been processed.
  up_to bigint,
  sent_to bigint not null default 0,
  sent integer not null default 0,
  ended_at timestamptz,
  check ((audience is null) = (starts_at is null) and (audience is null) = (up_to is null)),
  check (ended_at is null or audience is not null),
  unique (merchant_code, key)
);
create index mail_letter_waiting on mail_letter (starts_at) where starts_at is not null and ended_at is null;

-- Mails of one member: about an event, with a text template of the app, or a letter.
create table mail (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id) on delete cascade,
  -- Idempotency key: each event is reported once.
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

-- Number of changes of a member's inbox: open pages compare it.
create table mailbox (
  member_id bigint primary key references member (id) on delete cascade,
  changes bigint not null default 0
) with (fillfactor = 80);

-- Expiry time up to which reminders of rewards were sent.
create table mail_reward_mark (
  only_row boolean primary key default true check (only_row),
  told_to timestamptz not null
);

-- VAPID keys that identify this site to push services: one pair for all instances, created once, the private key
-- sealed.
create table push_key (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  secret bytea not null
);

-- Push preferences of a member; without a row all messages, without amounts.
create table push_wish (
  member_id bigint primary key references member (id) on delete cascade,
  mail boolean not null,
  results boolean not null,
  payouts boolean not null,
  amounts boolean not null
);

-- Subscribed devices. An endpoint belongs to the member who signed in there last.
create table push_subscription (
  id bigint generated always as identity primary key,
  endpoint text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  member_id bigint not null references member (id) on delete cascade,
  -- Session of the subscription; null after that has expired.
  session_id uuid,
  p256dh text not null,
  auth text not null,
  -- Consecutive failures, over all messages.
  failures integer not null default 0,
  subscribed_at timestamptz not null
);
create index push_subscription_of_member on push_subscription (member_id, id desc);
create index push_subscription_of_session on push_subscription (session_id) where session_id is not null;

-- Pending messages to devices: deleted when sent or obsolete, or together with the device or the mail.
create table push_message (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription (id) on delete cascade,
  mail_id bigint references mail (id) on delete cascade,
  -- Lease: until then the last instance processes it; afterwards any instance may take it.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  -- Messages about draws; members who won nothing get no mail about them. Messages for many members wait behind those
  -- for one, so that a payout is not delayed by a thousand messages about a draw.
  issue_id bigint references lottery_issue (id) on delete cascade,
  patient boolean not null default false,
  unique (subscription_id, mail_id),
  constraint push_message_of_one check ((mail_id is null) <> (issue_id is null))
);
create index push_message_of_mail on push_message (mail_id);
create unique index push_message_of_issue on push_message (issue_id, subscription_id) where issue_id is not null;
create index push_message_in_order on push_message (patient, due_at);
