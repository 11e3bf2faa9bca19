-- By a link somebody may register as an agent, too: a network makes no more accounts of one kind than of the other.
drop index member_player_network;
create index member_registered_network on member (merchant_code, registered_from, registered_at)
  where type <> 4 and registered_from is not null;
