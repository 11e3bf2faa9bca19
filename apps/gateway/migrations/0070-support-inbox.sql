-- Cases of customer service: one for each conversation with messages, and one for each feedback.
create table support_case (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  conversation_id bigint unique references support_conversation (id) on delete cascade,
  feedback_id bigint unique references support_feedback (id) on delete cascade,
  -- Kind of the feedback.
  category text,
  -- Language of the site when the player wrote last; null for cases that are older than this column.
  language text,
  -- Account of a trial that has ended.
  former_account text,
  state text not null check (state in ('open', 'snoozed', 'resolved')),
  assignee bigint references staff_account (id),
  -- Code of the role to which it was transferred; a person of the role assigns it.
  role text,
  -- Time of the oldest message without an answer; null if all are answered.
  waiting_since timestamptz,
  -- Null for a snoozed case that waits for the player's next message.
  snoozed_until timestamptz,
  last_at timestamptz not null,
  -- Order of the lists: those that wait first, the oldest first.
  is_answered boolean not null generated always as (waiting_since is null) stored,
  order_at timestamptz not null generated always as (coalesce(waiting_since, last_at)) stored,
  check (num_nonnulls(conversation_id, feedback_id) = 1),
  check ((feedback_id is null) = (category is null)),
  check (assignee is null or role is null),
  check (state = 'snoozed' or snoozed_until is null)
);
create index support_case_of_merchant on support_case (merchant_code, state, is_answered, order_at, id);
create index support_case_of_assignee on support_case (merchant_code, assignee, state, is_answered, order_at, id);
create index support_case_to_wake on support_case (snoozed_until) where state = 'snoozed' and snoozed_until is not null;

insert into support_case (merchant_code, conversation_id, state, waiting_since, last_at)
select talk.merchant_code, talk.id, case when talk.closed_at is null then 'open' else 'resolved' end,
  case when talk.closed_at is null then (
    select date_trunc('milliseconds', min(message.at)) from support_message message
    where message.conversation_id = talk.id and message.sender = 'player' and message.seq > coalesce((
      select max(answer.seq) from support_message answer
      where answer.conversation_id = talk.id and answer.sender = 'service'), 0)) end,
  date_trunc('milliseconds', talk.last_at)
from support_conversation talk where talk.last_seq > 0 order by talk.last_at;

insert into support_case (merchant_code, feedback_id, category, state, waiting_since, last_at)
select merchant_code, id, kind, case when state = 'CLOSED' then 'resolved' else 'open' end,
  case when state in ('SENT', 'READ') then date_trunc('milliseconds', sent_at) end, date_trunc('milliseconds', sent_at)
from support_feedback order by id;

-- Notes of staff about a case. Players never read them.
create table support_case_note (
  id bigint generated always as identity primary key,
  case_id bigint not null references support_case (id) on delete cascade,
  -- Of the call: a repeated one stores nothing.
  key uuid not null,
  staff_id bigint not null references staff_account (id),
  author text not null,
  text text not null,
  at timestamptz not null,
  unique (staff_id, key)
);
create index support_case_note_of_case on support_case_note (case_id, id);

-- Keys of answers, so that a repeated call sends nothing.
create table support_reply_key (
  staff_id bigint not null references staff_account (id),
  key uuid not null,
  case_id bigint not null references support_case (id) on delete cascade,
  primary key (staff_id, key)
);
create index support_reply_key_of_case on support_reply_key (case_id);

-- Staff who have a case open, and since when they write. Rows expire within seconds.
create table support_case_viewer (
  case_id bigint not null references support_case (id) on delete cascade,
  staff_id bigint not null references staff_account (id),
  name text not null,
  seen_at timestamptz not null,
  typed_at timestamptz,
  primary key (case_id, staff_id)
);

-- Texts that staff insert into answers.
create table support_snippet (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  language text not null,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  text text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  unique (merchant_code, language, code)
);

-- Words in messages of players that may show harm by play, by language.
create table support_care_words (
  merchant_code text not null references merchant (code),
  language text not null,
  words text[] not null check (cardinality(words) <= 200),
  version integer not null default 1,
  primary key (merchant_code, language)
);

-- Messages with such words. Staff record an interaction with the player, or dismiss the flag.
create table support_care_flag (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  case_id bigint not null references support_case (id) on delete cascade,
  -- Null for a visitor without a session.
  member_id bigint references member (id),
  words text[] not null,
  -- Beginning of the first such message.
  quote text not null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'recorded', 'dismissed')),
  interaction_id bigint references player_interaction (id),
  closed_by text,
  closed_at timestamptz,
  reason text,
  check ((state = 'recorded') = (interaction_id is not null)),
  check ((state = 'open') = (closed_at is null))
);
create unique index support_care_flag_open on support_care_flag (case_id) where state = 'open';
create index support_care_flag_of_merchant on support_care_flag (merchant_code, id desc)
  where state = 'open' and member_id is not null;

-- The dashboard counts cases.
drop index support_conversation_waiting;

-- Text outside opening hours by language, and the version of the settings.
alter table support_setting add column closed_texts jsonb not null default '{}';
alter table support_setting add column version integer not null default 0;

-- Last message that the player's device has received.
alter table support_conversation add column player_received integer not null default 0;
update support_conversation set player_received = player_read;
