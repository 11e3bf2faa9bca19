-- Stakes refused by the wallet: to count those of a player in the last minute, and to delete old ones.
create index round_refused on studio.round (vendor, player_id, drawn_at) where state = 'refused';
create index round_refused_since on studio.round (drawn_at) where state = 'refused';
create index act_since on studio.act (acted_at);
