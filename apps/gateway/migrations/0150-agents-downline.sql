-- Who became what, below whom: by the agent directly above, or by the operator. It stays for ever.
create table agent_change (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null,
  kind text not null check (kind in ('promoted', 'demoted', 'moved')),
  -- Null: the operator.
  by_member_id bigint,
  from_type smallint not null,
  to_type smallint not null,
  from_upline_id bigint,
  to_upline_id bigint,
  at timestamptz not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, by_member_id) references member (merchant_code, id),
  check (kind = 'moved' or from_type <> to_type and from_upline_id is not distinct from to_upline_id)
);
create index agent_change_of_member on agent_change (member_id, id);

create function refuse_to_change_agent_changes() returns trigger language plpgsql as $$
begin
  raise exception 'what somebody was made of is written down for ever' using errcode = 'restrict_violation';
end $$;
create trigger agent_changes_are_final before update or delete or truncate on agent_change
  for each statement execute function refuse_to_change_agent_changes();

-- What an agent has written to those directly below him; what they read stands in their mail.
create table agent_message (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  sender_id bigint not null,
  -- Null: all who stand directly below.
  reader_id bigint,
  text text not null check (char_length(text) between 1 and 1000),
  readers integer not null check (readers > 0),
  -- By the merchant's calendar: what a day's most counts.
  day date not null,
  -- The sender's own name for it: repeated, it is the same message.
  request_key text not null,
  sent_at timestamptz not null,
  unique (sender_id, request_key),
  foreign key (merchant_code, sender_id) references member (merchant_code, id)
);
create index agent_message_sent on agent_message (sender_id, day);

-- Whoever came last below somebody stands first.
create index member_newest_below on member (merchant_code, upline_id, id desc) where upline_id is not null;
