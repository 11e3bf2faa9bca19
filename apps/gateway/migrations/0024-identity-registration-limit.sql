-- Accounts are rows for ever: a network makes so many a day.
create index member_player_network on member (merchant_code, registered_from, registered_at) where type = 0;
