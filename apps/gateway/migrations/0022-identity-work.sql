-- Tasks for browsers of people who cannot see a picture. An answer, right or wrong, uses one up. They are kept for a while
-- afterwards, because a network that asks for many gets harder ones.
create table work_task (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  purpose text not null check (purpose in ('login', 'register')),
  -- Of a login: the name, hashed, at which alone the work is good.
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  network text not null,
  bits smallint not null check (bits between 1 and 32),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > made_at)
);
create index work_task_network on work_task (merchant_code, network, made_at);
create index work_task_made on work_task (made_at);
