-- The lotteries that members have marked with a star.
create table lottery_favourite (
  member_id bigint not null references member (id) on delete cascade,
  game_id bigint not null references lottery_game (id),
  added_at timestamptz not null,
  primary key (member_id, game_id)
);
create index lottery_favourite_of_game on lottery_favourite (game_id);

-- Grows with each change of a member's marks: his other devices see by it that theirs are old.
create table lottery_favourite_version (
  member_id bigint primary key references member (id) on delete cascade,
  version bigint not null
);
