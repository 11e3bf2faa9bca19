-- Stakes refused by the wallet: a player's number in the last minute, and old ones for deletion.
create index round_refused on studio.round (vendor, player_id, drawn_at) where state = 'refused';
create index round_refused_since on studio.round (drawn_at) where state = 'refused';
create index act_since on studio.act (acted_at);
