-- The games that members have marked with a heart.
create table favourite_game (
  merchant_code text not null,
  member_id bigint not null,
  node_id bigint not null references game (node_id),
  added_at timestamptz not null,
  primary key (member_id, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index favourite_game_by_game on favourite_game (node_id);
