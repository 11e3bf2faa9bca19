create table vendor (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{0,29}$'),
  name text not null,
  -- Seamless: the vendor asks for each bet; transfer: money is moved to a wallet that the vendor holds.
  wallet_kind text not null check (wallet_kind in ('seamless', 'transfer')),
  launch_kind text not null check (launch_kind in ('generic', 'lottery', 'h5', 'rng-centre')),
  -- A vendor without one is shown, but none of its games can be opened.
  launch_url text check (launch_url ~ '^https?://'),
  icon text not null,
  -- Which protocol a vendor speaks decides which adapter speaks with it; that of a transfer wallet is one of its own.
  protocol text not null default 'ante'
    check (protocol in ('ante', 'actions', 'hub', 'form', 'business')),
  -- Where the vendor's own server answers us; without one it is asked nothing.
  service_url text check (service_url ~ '^https?://.*[^/]$'),
  constraint vendor_protocol_fits_wallet
    check ((wallet_kind = 'transfer') = (protocol = 'business'))
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
  -- What a game keeps on average of what is staked in it, in hundredths of a percent; null where its feed declares nothing.
  edge_hundredths smallint check (edge_hundredths between 0 and 10000),
  -- The top prize of a game in stakes, as its feed declares it.
  max_win_multiple integer check (max_win_multiple between 1 and 1000000),
  -- The pictures of a game for large and for small tiles, where its feed tells them.
  large_picture text,
  small_picture text,
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

-- The games that members have marked with a heart.
create table favourite_game (
  merchant_code text not null,
  member_id bigint not null,
  node_id bigint not null references game (node_id),
  added_at timestamptz not null,
  primary key (member_id, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index favourite_game_by_game on favourite_game (node_id);

-- The games that members have opened, each with the last time.
create table recent_game (
  merchant_code text not null,
  member_id bigint not null,
  node_id bigint not null references game (node_id),
  opened_at timestamptz not null,
  primary key (member_id, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index recent_game_by_game on recent_game (node_id);

-- Grows with each change of a member's marks: his other devices see by it that theirs are old.
create table favourite_version (
  merchant_code text not null,
  member_id bigint primary key,
  version bigint not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);

-- A vendor that the operator has closed for a while: none of its games can be opened, at any site. Rounds that were begun
-- are finished.
create table vendor_closing (
  vendor text primary key references vendor (code),
  -- Open again by itself from then on; null where nobody knows, and the operator opens it.
  until timestamptz(3),
  -- For whoever comes to this keyboard next; players do not read it.
  reason text not null check (char_length(reason) <= 400),
  since timestamptz(3) not null
);

-- Where a vendor's games may not be opened; and where some countries are allowed, nowhere else. ISO 3166 alpha-2.
create table vendor_region (
  vendor text not null references vendor (code),
  -- Null is every merchant; a merchant's own row comes on top of it.
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
