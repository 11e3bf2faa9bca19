-- The list of players in the console, by the time of registration; trial players are not listed.
create index member_listed on member (merchant_code, registered_at, id) where type <> 4;
-- Few members have a blocked part, are agents, or are internal accounts.
create index member_blocked on member (merchant_code, registered_at, id)
  where type <> 4 and (status = 'disabled' or blocked_parts <> '{}');
create index member_of_type on member (merchant_code, type, registered_at, id) where type <> 4 and type <> 0;
create index vip_member_of_level on vip_member (merchant_code, level, member_id) where level > 0;

-- Labels that staff gives to members, such as "Watched"; members do not see them. Names are defined by their first use.
create table player_tag (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Length in code points: one visible character may consist of several.
  name text not null check (char_length(name) between 1 and 384),
  unique (id, merchant_code)
);
create unique index player_tag_name on player_tag (merchant_code, lower(name));

create table member_tag (
  member_id bigint not null,
  tag_id bigint not null,
  merchant_code text not null,
  -- The staff account that added it, and why.
  staff_id bigint not null references staff_account (id),
  author text not null,
  reason text not null,
  at timestamptz not null,
  primary key (member_id, tag_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (tag_id, merchant_code) references player_tag (id, merchant_code)
);
create index member_tag_members on member_tag (tag_id, member_id);
