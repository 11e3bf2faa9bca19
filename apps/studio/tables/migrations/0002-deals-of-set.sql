-- The coups of a shoe are read with each of its deals, independent of a table's total number.
create index deal_of_set on tables.deal (vendor, game_id, set_number, number);
