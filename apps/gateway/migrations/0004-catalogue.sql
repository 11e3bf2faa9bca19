create table vendor (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{0,29}$'),
  name text not null,
  -- Seamless: the vendor calls for each bet; transfer: money is moved to a wallet that the vendor holds.
  wallet_kind text not null check (wallet_kind in ('seamless', 'transfer')),
  launch_kind text not null check (launch_kind in ('generic', 'lottery', 'h5', 'rng-centre')),
  -- A vendor without URL is listed, but its games cannot be opened.
  launch_url text check (launch_url ~ '^https?://'),
  icon text not null,
  -- Protocol of the vendor, which determines its adapter; the transfer wallet has a separate one.
  protocol text not null default 'ante'
    check (protocol in ('ante', 'actions', 'hub', 'form', 'business')),
  -- URL of the vendor's server for calls from the gateway; null: no calls.
  service_url text check (service_url ~ '^https?://.*[^/]$'),
  constraint vendor_protocol_fits_wallet
    check ((wallet_kind = 'transfer') = (protocol = 'business'))
);

create table game (
  -- At most 9 digits, the limit in URLs.
  node_id bigint primary key check (node_id between 1 and 999999999),
  vendor text not null references vendor (code),
  game_id text not null,
  name text not null,
  category text not null check (category in
    ('SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'COCKFIGHT', 'ELOTT', 'LOTT')),
  classes text[] not null default '{}',
  is_new boolean not null default false,
  -- Rank among the most popular games; null for others.
  hot_rank integer check (hot_rank > 0),
  -- In 1/10,000 of the currency unit, like all amounts.
  min_bet bigint not null check (min_bet >= 0),
  picture text not null,
  -- Whether it supports play money.
  support_play boolean not null,
  active boolean not null default true,
  -- Position in its category.
  position integer not null,
  -- Average house edge of a game on its stakes, in hundredths of a percent; null if its feed declares none.
  edge_hundredths smallint check (edge_hundredths between 0 and 10000),
  -- Top prize of a game as a multiple of the stake, declared by its feed.
  max_win_multiple integer check (max_win_multiple between 1 and 1000000),
  -- Pictures for large and small tiles, if its feed has them.
  large_picture text,
  small_picture text,
  unique (vendor, game_id)
);

-- Vendors offered by a merchant, in its order.
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

-- Revision of the catalogue, by which gateways detect that their in-memory copy is outdated.
create table catalogue_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into catalogue_revision (revision) values (1);

-- Members' favourite games.
create table favourite_game (
  merchant_code text not null,
  member_id bigint not null,
  node_id bigint not null references game (node_id),
  added_at timestamptz not null,
  primary key (member_id, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index favourite_game_by_game on favourite_game (node_id);

-- Games opened by members, with the time of the last opening.
create table recent_game (
  merchant_code text not null,
  member_id bigint not null,
  node_id bigint not null references game (node_id),
  opened_at timestamptz not null,
  primary key (member_id, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index recent_game_by_game on recent_game (node_id);

-- Increases with each change of a member's favourites, so that other devices detect outdated ones.
create table favourite_version (
  merchant_code text not null,
  member_id bigint primary key,
  version bigint not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);

-- Vendors closed temporarily by the operator: none of their games can be opened, at any site. Rounds already begun are
-- finished.
create table vendor_closing (
  vendor text primary key references vendor (code),
  -- Time of automatic reopening; null: the operator reopens it.
  until timestamptz(3),
  -- For other operators; not shown to players.
  reason text not null check (char_length(reason) <= 400),
  since timestamptz(3) not null
);

-- Countries where a vendor's games may not be opened; if some are allowed, nowhere else. ISO 3166 alpha-2.
create table vendor_region (
  vendor text not null references vendor (code),
  -- Null: all merchants; a merchant's own row applies in addition.
  merchant_code text references merchant (code),
  refused_countries text[] not null default '{}',
  allowed_countries text[] not null default '{}',
  check (
    array_to_string(refused_countries || allowed_countries, '') ~ '^([A-Z]{2})*$'
    and not refused_countries && allowed_countries
  )
);
create unique index vendor_region_everywhere on vendor_region (vendor) where merchant_code is null;
create unique index vendor_region_of_merchant on vendor_region (vendor, merchant_code) where merchant_code is not null;
