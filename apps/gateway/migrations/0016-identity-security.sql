-- What was done to an account's safety, by whom it seems: for its member to look through, and for the operator to look up.
create table security_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  ip text not null,
  country text,
  device text not null,
  user_agent text not null
);

create index security_event_member on security_event (member_id, at desc);
