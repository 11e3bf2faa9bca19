-- Tries are counted for the account, for the place that somebody tries it from (the source), and for the network.
alter table login_failure drop constraint login_failure_scope_check;
alter table login_failure add check (scope in ('account', 'source', 'network'));
-- A row is written, and locked, before its try is counted.
alter table login_failure drop constraint login_failure_failures_check;
alter table login_failure add check (failures >= 0);

-- Every sign-in of a member, for him to look through; and so that he is known again where he has been before.
create table sign_in (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  at timestamptz not null,
  method text not null,
  ip text not null,
  network text not null,
  country text,
  device text not null,
  user_agent text not null,
  -- The browser's own number, hashed; none from one that keeps nothing.
  device_hash bytea check (octet_length(device_hash) = 32),
  -- Whether he had signed in with this device, or from this network, before.
  known boolean not null
);

create index sign_in_member on sign_in (member_id, at desc);

-- A session as its member sees it in the list of his devices: the token's hash leaves the house for nobody.
alter table session add column id uuid not null default gen_random_uuid();
alter table session add column country text;
create unique index session_id on session (id);
