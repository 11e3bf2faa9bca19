-- Income of an agent whose account is locked: it is his, and waits until nothing may keep it from coming in any more.
create table agent_rebate_held (
  rebate_id bigint primary key references agent_rebate (id),
  agent_id bigint not null references member (id),
  held_at timestamptz not null,
  -- When it was paid after all.
  released_at timestamptz
);
create index agent_rebate_held_of on agent_rebate_held (agent_id) where released_at is null;
