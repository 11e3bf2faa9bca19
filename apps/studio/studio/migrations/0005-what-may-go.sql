-- Stakes that the wallet refused: how many a player had in the last minute, and which of them are old.
create index round_refused on studio.round (vendor, player_id, drawn_at) where state = 'refused';
create index round_refused_since on studio.round (drawn_at) where state = 'refused';
create index act_since on studio.act (acted_at);
