-- What a vendor signs with. Two keys at most: the one in use, and the one he is changing to.
create table vendor_key (
  vendor text not null references vendor (code),
  slot smallint not null check (slot in (1, 2)),
  key_id text not null unique check (char_length(key_id) between 1 and 80),
  secret bytea not null,
  made_at timestamptz not null,
  -- What a vendor signs with where it shares no secret with us for that: the other half of a key that it alone has.
  public_key text check (public_key like '-----BEGIN PUBLIC KEY-----%'),
  primary key (vendor, slot)
);

-- Calls that were heard, for as long as their timestamp would let them be heard again.
create table vendor_nonce (
  vendor text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (vendor, nonce)
);
create index vendor_nonce_expiry on vendor_nonce (expires_at);

-- A member in front of a game: from the launch on until nobody plays any more.
create table game_session (
  id uuid primary key,
  -- The launch token works once: authentication removes it.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  token_expires_at timestamptz not null,
  vendor text not null references vendor (code),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  -- Where stakes come from, and the merchant's account for this vendor, where they go.
  account_id bigint not null references account (id),
  counter_account_id bigint not null references account (id),
  currency text not null,
  node_id bigint not null references game (node_id),
  game_id text not null,
  category text not null,
  play_mode text not null check (play_mode in ('real', 'fun')),
  -- Whether wins may be shown to others, and under which name.
  ranked boolean not null,
  nickname text not null,
  masked_name text not null,
  language text not null,
  lobby_url text not null,
  opened_at timestamptz not null,
  authenticated_at timestamptz,
  -- Bets are taken until then; playing moves it on, up to the end.
  expires_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= expires_at),
  -- Until when the window of a game is known to be open: whoever shows it says so again and again, and who leaves it ends it.
  open_until timestamptz
) with (fillfactor = 80);
create index game_session_member on game_session (member_id, opened_at);
-- Windows of games, by when the last word of them runs out: those that went without one are looked for.
create index game_session_open_until on game_session (open_until) where open_until is not null;

-- One game cycle of one member. Live tables give all their players the same round id, so the member belongs to the key.
create table game_round (
  vendor text not null,
  member_id bigint not null,
  round_id text not null,
  merchant_code text not null,
  session_id uuid not null,
  node_id bigint not null,
  -- Voided: every bet was rolled back; a new bet opens it again. Closed: for good.
  state text not null check (state in ('open', 'closed', 'voided')),
  staked bigint not null check (staked >= 0),
  paid bigint not null check (paid >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Ours, shown where the vendor's own would say too much.
  id bigint not null generated always as identity,
  -- A round belongs to the day on which it was begun by the clocks of the merchant's players, and to the category in which its
  -- game stood then: neither changes with the merchant's zone or with the catalogue. Whoever writes a round may leave them out.
  day date not null,
  category text not null,
  -- How a round went for its player. Drawn: it gave back what it took.
  outcome text not null generated always as (case
    when state <> 'closed' then state
    when paid > staked then 'won'
    when paid < staked then 'lost'
    else 'drawn' end) stored,
  -- What the vendor reports of the whole round, in the ledger's units; of several reports the last.
  valid_reported bigint check (valid_reported >= 0),
  valid_percent smallint check (valid_percent between 0 and 100),
  -- The valid bet: the part of an ended round's stake that counts for turnover requirements, rebates, the VIP club, missions,
  -- leaderboards, referrals, salaries and team sums. `valid_bet` computes it; everything else sums it up.
  valid bigint not null generated always as (
    case when state = 'closed' then valid_bet(category, staked, paid, valid_reported, valid_percent) else 0 end) stored,
  primary key (vendor, member_id, round_id),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'voided' or (staked = 0 and paid = 0))
) with (fillfactor = 80);
create index game_round_open on game_round (opened_at) where state = 'open';
-- What has ended, in the order of a player's records. All filters share it: the totals below know which of these combinations
-- there are on which day, and a page is put together from their newest.
create index game_round_records on game_round (member_id, day, category, vendor, outcome, opened_at, id)
  where state <> 'open';
-- What has not: few rounds, which are counted one by one.
create index game_round_unfinished on game_round (member_id, opened_at) where state = 'open';
-- The bets of a large team are looked for among all of the merchant's, the latest first. What ends is written in the order of
-- time, so that these indexes grow at their end alone.
create index game_round_ended_at on game_round (merchant_code, opened_at, id) where state = 'closed';
-- Few rounds are taken back: looking for them must not lead through all the others. It costs nothing where a round just ends.
create index game_round_voided_at on game_round (merchant_code, opened_at, id) where state = 'voided';

create sequence seamless_reference cache 32;

-- What a vendor has asked for, once per transaction id for ever.
create table seamless_transaction (
  vendor text not null,
  transaction_id text not null,
  -- Ours, told to the vendor.
  reference bigint not null default nextval('seamless_reference'),
  kind text not null,
  member_id bigint not null,
  round_id text not null,
  -- The bet that a win or a rollback is about.
  bet_transaction_id text,
  amount bigint not null check (amount >= 0),
  -- Voided: a bet that was rolled back.
  state text not null check (state in ('posted', 'voided')),
  -- A bet that something was paid on, be it zero, stands for ever.
  settled boolean not null default false,
  -- Hash of all that was asked, to know a repetition from another call under the same id. A bet that was rolled back
  -- before it came has none.
  fingerprint bytea,
  at timestamptz not null,
  -- Of a correction: which of its win's it is. `bet_transaction_id` is the win, `amount` what that pays by it in all.
  revision integer check (revision > 0),
  primary key (vendor, transaction_id),
  check ((kind = 'bet') = (bet_transaction_id is null)),
  check (kind = 'bet' or (state = 'posted' and not settled)),
  check (not (settled and state = 'voided')),
  check (fingerprint is not null or state = 'voided'),
  constraint seamless_transaction_kind_check check (kind in ('bet', 'win', 'rollback', 'resettle')),
  constraint corrections_are_numbered check ((kind = 'resettle') = (revision is not null))
) with (fillfactor = 90);
-- All that was asked for in a round, in the detail of a record.
create index seamless_transaction_round on seamless_transaction (member_id, vendor, round_id);

-- Rounds that ended above their stake, by real players: what the winners' board is read from.
create table game_win (
  round bigint primary key,
  merchant_code text not null,
  day date not null,
  category text not null,
  paid bigint not null,
  staked bigint not null check (paid > staked),
  currency text not null,
  node_id bigint,
  masked_name text not null,
  won_at timestamptz not null,
  -- Wins of the lottery that the gateway draws itself stand on the board too: they have no round and no game of the catalogue.
  -- Their numbers are below zero, so that they are nobody else's.
  game_name text,
  picture text,
  constraint win_has_its_game check (case when node_id is null
    then round < 0 and game_name is not null and picture is not null
    else round > 0 and game_name is null and picture is null end)
);
create index game_win_board on game_win (merchant_code, day, category, paid desc, round);

-- A vendor's call, as the gateway hands it over.
create type seamless_call as (
  ord integer,
  vendor text,
  nonce text,
  kind text,
  session_id uuid,
  transaction_id text,
  round_id text,
  bet_transaction_id text,
  -- Null where the vendor has no such game.
  node_id bigint,
  game_id text,
  amount bigint,
  currency text,
  close_round boolean,
  fingerprint bytea,
  -- Of a bet: what of its stake goes to the merchant's jackpot. Of a win: what of it the jackpot pays.
  jackpot bigint,
  -- What other dialects than our own leave to the gateway: a win on a round, not on one of its bets; and a player who is named
  -- beside the session, which must be his.
  for_round boolean,
  player_id bigint,
  -- Of a win: the jackpot pays all that it holds, beside the win's own amount.
  jackpot_all boolean,
  -- A vendor corrects what a win should have paid: a result was entered wrongly, or taken back. The later version wins.
  revision integer,
  -- What a vendor reports with a win, with the end of a round, or with a correction.
  valid bigint
);

-- A call on its way: with its session, and what has been decided so far.
create type seamless_step as (
  call seamless_call,
  session game_session,
  -- 'apply' while it is still to be done, then 'done', or the refusal.
  code text,
  -- Our reference and the state of its transaction.
  reference bigint,
  state text,
  -- The amount that moves; null where none does.
  moves bigint,
  -- A rollback before its bet.
  bet_unknown boolean,
  -- The row of game_win, where the round ended above its stake.
  win_id bigint,
  win_paid bigint,
  win_staked bigint
);

-- What a jackpot has to give and what of it the house must cover. A jackpot never gives more than it holds: who won it gets
-- all the same, and the house pays the rest beside it, for the same round.
create type jackpot_payment as (vendor text, transaction_id text, round_id text, code integer, counter bigint, pool bigint,
  house bigint, amount bigint);

-- What we sign with where a vendor shares no secret with us: the newest signs, those before it are still published.
create table signing_key (
  id text primary key,
  -- As others are told it, in PEM.
  public_key text not null,
  -- Sealed by SECRETS_KEY: a copy of the database signs nothing.
  private_key bytea not null,
  made_at timestamptz not null
);

-- Up to which place in a vendor's own books we have read what its players staked and won there.
create table vendor_feed (
  vendor text primary key references vendor (code),
  -- The vendor's own name of the place; '' is the beginning.
  place text not null default '',
  -- When there was nothing more to read.
  read_at timestamptz,
  -- An instance reads until then, or the next one may.
  due_at timestamptz not null default now(),
  failures integer not null default 0
);

-- What a member's rounds come to, a day, category, vendor and outcome; of those that have ended. Kept by the statements that
-- end rounds, so that the sums over a million rounds are a few hundred rows.
create table play_day (
  member_id bigint not null,
  day date not null,
  category text not null,
  vendor text not null,
  outcome text not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  valid bigint not null,
  primary key (member_id, day, category, vendor, outcome)
) with (fillfactor = 70);
-- Who has played on some days, whoever he is: no statement that counts a round changes what is indexed here.
create index play_day_of_day on play_day (day, member_id);

-- What a vendor told of a round that was over, in one language: kept, for he may forget it, or leave.
create table round_detail (
  vendor text not null,
  member_id bigint not null,
  round_id text not null,
  language text not null,
  detail jsonb not null,
  told_at timestamptz not null,
  primary key (vendor, member_id, round_id, language),
  foreign key (vendor, member_id, round_id) references game_round (vendor, member_id, round_id) on delete cascade
);

-- How much of a stake counts as turnover, a category and merchant, from a day of his calendar on: what was played before a
-- change counts as it did then.
create table turnover_contribution (
  merchant_code text not null references merchant (code),
  category text not null,
  from_day date not null,
  percent smallint not null check (percent between 0 and 100),
  primary key (merchant_code, category, from_day)
);

-- How much of a valid bet counts in one game of a merchant, where its operator has set it.
create table game_contribution (
  merchant_code text not null references merchant (code),
  node_id bigint not null references game (node_id),
  percent smallint not null check (percent between 0 and 100),
  primary key (merchant_code, node_id)
);

-- What an operator or the house sets. '*' as vendor is the house's default; '*' as currency holds for all.
create table win_cap (
  vendor text not null,
  currency text not null check (currency = '*' or currency ~ '^[A-Z]{3}$'),
  -- Of the round's stake. An operator's holds beside what the feed declares; the house's where neither is there.
  multiple integer check (multiple between 1 and 1000000),
  -- Of one round, and of all wins of the vendor in one hour by the clock (UTC).
  round_units bigint check (round_units > 0),
  hour_units bigint check (hour_units > 0),
  primary key (vendor, currency)
);
insert into win_cap (vendor, currency, multiple) values ('*', '*', 10000);
-- About a million US dollars each. A currency without a row has the multiple alone.
insert into win_cap (vendor, currency, round_units)
select '*', currency, whole * 10000::bigint from (values
  ('USD', 1000000), ('EUR', 1000000), ('GBP', 1000000), ('CNY', 7000000), ('HKD', 8000000), ('TWD', 30000000),
  ('PHP', 50000000), ('THB', 35000000), ('MYR', 5000000), ('SGD', 1500000), ('INR', 80000000), ('BRL', 5000000),
  ('TRY', 30000000), ('JPY', 150000000), ('KRW', 1300000000), ('VND', 25000000000), ('IDR', 15000000000),
  ('KHR', 4000000000), ('LAK', 20000000000), ('MMK', 2000000000), ('BDT', 120000000), ('PKR', 280000000),
  ('NPR', 130000000), ('KZT', 450000000), ('UZS', 12000000000), ('RUB', 90000000), ('IRR', 42000000000),
  ('SAR', 4000000), ('AED', 4000000)) usual (currency, whole);

-- What a vendor with a cap for the hour has paid, a row for each connection: no call waits for another one's.
create table win_hour (
  vendor text not null,
  currency text not null,
  hour timestamptz not null,
  backend integer not null,
  units bigint not null,
  primary key (vendor, currency, hour, backend)
) with (fillfactor = 50);

-- The part of a win, or of a correction upwards, that was not paid. The vendor got its usual answer.
create table held_win (
  id bigint generated always as identity primary key,
  vendor text not null,
  -- The win or the correction, and the win that it is about.
  transaction_id text not null,
  win_transaction_id text not null,
  member_id bigint not null,
  merchant_code text not null references merchant (code),
  round_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- What of it the merchant's jackpot pays, and whether that is all the jackpot holds.
  jackpot bigint,
  jackpot_all boolean not null default false,
  -- What it exceeded: the cap of its round, or that of its vendor's hour.
  reason text not null check (reason in ('round', 'hour')),
  cap bigint not null,
  debit_account bigint not null references account (id),
  credit_account bigint not null references account (id),
  -- Replaced: its vendor has corrected the win since.
  state text not null default 'held' check (state in ('held', 'approved', 'rejected', 'replaced')),
  who text,
  why text,
  held_at timestamptz not null,
  decided_at timestamptz,
  -- When the log told of it.
  alerted_at timestamptz,
  unique (vendor, transaction_id),
  check ((state = 'held') = (decided_at is null)),
  check (state not in ('approved', 'rejected') or who is not null)
);
create unique index held_win_of_win on held_win (vendor, win_transaction_id) where state in ('held', 'rejected');
create index held_win_waiting on held_win (id) where state = 'held';
create index held_win_of_member on held_win (member_id, vendor) where state in ('held', 'rejected');
create index held_win_silent on held_win (id) where alerted_at is null;
