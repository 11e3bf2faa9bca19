-- Each deal reads the earlier deals of its shoe: the index makes this independent of the table's number of deals.
create index deal_of_set on tables.deal (vendor, game_id, set_number, number);
