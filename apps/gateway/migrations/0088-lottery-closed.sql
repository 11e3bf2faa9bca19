-- A game that is off sale for a while only: whoever bets is told so.
alter table lottery_game add column is_paused boolean not null default false check (not (is_paused and is_sale));

-- A play of a game that the merchant sells no more, or not at present.
create table lottery_closed_play (
  game_id bigint not null references lottery_game (id),
  play_id integer not null,
  primary key (game_id, play_id)
);
