-- The games that members have opened, each with the last time.
create table recent_game (
  merchant_code text not null,
  member_id bigint not null,
  node_id bigint not null references game (node_id),
  opened_at timestamptz not null,
  primary key (member_id, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index recent_game_by_game on recent_game (node_id);
