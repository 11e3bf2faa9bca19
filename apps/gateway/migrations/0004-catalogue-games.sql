create table vendor (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{0,29}$'),
  name text not null,
  -- Seamless: the vendor asks for each bet; transfer: money is moved to a wallet that the vendor holds.
  wallet_kind text not null check (wallet_kind in ('seamless', 'transfer')),
  launch_kind text not null check (launch_kind in ('generic', 'lottery', 'h5', 'rng-centre')),
  -- A vendor without one is shown, but none of its games can be opened.
  launch_url text check (launch_url ~ '^https?://'),
  icon text not null
);

create table game (
  -- 9 digits at most: that is what an address takes.
  node_id bigint primary key check (node_id between 1 and 999999999),
  vendor text not null references vendor (code),
  game_id text not null,
  name text not null,
  category text not null check (category in
    ('SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'COCKFIGHT', 'ELOTT', 'LOTT')),
  classes text[] not null default '{}',
  is_new boolean not null default false,
  -- Place among the games most players choose; the others have none.
  hot_rank integer check (hot_rank > 0),
  -- In 1/10,000 of the currency's unit, as all money.
  min_bet bigint not null check (min_bet >= 0),
  picture text not null,
  -- Can be tried with play money.
  support_play boolean not null,
  active boolean not null default true,
  -- Place in its category.
  position integer not null,
  unique (vendor, game_id)
);

-- Which vendors a merchant offers, in his order.
create table merchant_vendor (
  merchant_code text not null references merchant (code),
  vendor text not null references vendor (code),
  position integer not null,
  primary key (merchant_code, vendor)
);
create index merchant_vendor_by_vendor on merchant_vendor (vendor);

create table hot_match (
  merchant_code text not null references merchant (code),
  key text not null,
  league text not null,
  match_time timestamptz not null,
  home_team text not null,
  away_team text not null,
  home_team_picture text not null,
  away_team_picture text not null,
  room_id text not null,
  node_id bigint not null references game (node_id),
  primary key (merchant_code, key)
);
create index hot_match_next on hot_match (merchant_code, match_time, key);
create index hot_match_by_game on hot_match (node_id);

-- The gateways keep the catalogue in memory: this number tells them when theirs is old.
create table catalogue_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into catalogue_revision (revision) values (1);

create function raise_catalogue_revision() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = revision + 1 where only_row;
  return null;
end $$;

create trigger catalogue_changed after insert or update or delete or truncate on vendor
  for each statement execute function raise_catalogue_revision();
create trigger catalogue_changed after insert or update or delete or truncate on game
  for each statement execute function raise_catalogue_revision();
create trigger catalogue_changed after insert or update or delete or truncate on merchant_vendor
  for each statement execute function raise_catalogue_revision();
