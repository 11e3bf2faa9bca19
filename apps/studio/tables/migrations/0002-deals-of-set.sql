-- The coups of a shoe are asked for with each of its deals, however many a table has had.
create index deal_of_set on tables.deal (vendor, game_id, set_number, number);
