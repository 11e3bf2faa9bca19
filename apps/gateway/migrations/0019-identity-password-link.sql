-- Links for a new password, each good once; the token is known to the mailbox alone.
create table password_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_member on password_link (member_id, made_at desc);
create index password_link_made on password_link (made_at);
