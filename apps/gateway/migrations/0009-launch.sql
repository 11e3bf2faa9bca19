-- Signing keys of vendors. Two at most: the current one, and the next one during a rotation.
create table vendor_key (
  vendor text not null references vendor (code),
  slot smallint not null check (slot in (1, 2)),
  key_id text not null unique check (char_length(key_id) between 1 and 80),
  secret bytea not null,
  made_at timestamptz not null,
  -- Public key of a vendor that signs with its own private key instead of a shared secret.
  public_key text check (public_key like '-----BEGIN PUBLIC KEY-----%'),
  primary key (vendor, slot)
);

-- Nonces of received calls, stored while their timestamps would allow a replay.
create table vendor_nonce (
  vendor text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (vendor, nonce)
);
create index vendor_nonce_expiry on vendor_nonce (expires_at);

-- Sessions of members in games: from the launch until the end of play.
create table game_session (
  id uuid primary key,
  -- The launch token works once: authentication deletes it.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  token_expires_at timestamptz not null,
  vendor text not null references vendor (code),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  -- Account of the stakes, and the merchant's account for this vendor, which receives them.
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
  -- Bets are accepted until then; playing extends it, up to the end.
  expires_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= expires_at),
  -- Time until which the game's window is known to be open: an open window extends it repeatedly, and leaving the game
  -- clears it.
  open_until timestamptz
) with (fillfactor = 80);
create index game_session_member on game_session (member_id, opened_at);
-- Game windows by expiry of their last report, to find those that disappeared without notice.
create index game_session_open_until on game_session (open_until) where open_until is not null;

-- One game cycle of one member. Live tables use the same round id for all players, so the member is part of the key.
create table game_round (
  vendor text not null,
  member_id bigint not null,
  round_id text not null,
  merchant_code text not null,
  session_id uuid not null,
  node_id bigint not null,
  -- Voided: every bet was rolled back; a new bet reopens it. Closed: final.
  state text not null check (state in ('open', 'closed', 'voided')),
  staked bigint not null check (staked >= 0),
  paid bigint not null check (paid >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The gateway's id, shown where the vendor's would reveal too much.
  id bigint not null generated always as identity,
  -- A round belongs to the day on which it began in the merchant's time zone, and to the category of its game at that
  -- time: neither changes later with the zone or the catalogue. May be omitted on insert.
  day date not null,
  category text not null,
  -- Outcome of a round for its player. Drawn: payout equals stake.
  outcome text not null generated always as (case
    when state <> 'closed' then state
    when paid > staked then 'won'
    when paid < staked then 'lost'
    else 'drawn' end) stored,
  -- Valid bet of the whole round reported by the vendor, in the ledger's units; the last of several reports.
  valid_reported bigint check (valid_reported >= 0),
  valid_percent smallint check (valid_percent between 0 and 100),
  -- The valid bet: the part of an ended round's stake that counts for wagering requirements, rebates, the VIP club,
  -- missions, leaderboards, referrals, salaries and team sums. `valid_bet` computes it; everything else sums it up.
  valid bigint not null generated always as (
    case when state = 'closed' then valid_bet(category, staked, paid, valid_reported, valid_percent) else 0 end) stored,
  primary key (vendor, member_id, round_id),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'voided' or (staked = 0 and paid = 0))
) with (fillfactor = 80);
create index game_round_open on game_round (opened_at) where state = 'open';
-- Ended rounds, in the order of a player's records. All filters share it: daily sums show which combinations exist per
-- day, and a page is merged from their newest rows.
create index game_round_records on game_round (member_id, day, category, vendor, outcome, opened_at, id)
  where state <> 'open';
-- Unfinished rounds: few, so that they are summed individually.
create index game_round_unfinished on game_round (member_id, opened_at) where state = 'open';
-- Bets of a large team are filtered from all bets of the merchant, latest first. Rounds end in time order, so these
-- indexes grow only at their end.
create index game_round_ended_at on game_round (merchant_code, opened_at, id) where state = 'closed';
-- Few rounds are voided: finding them must not scan all others. Costs nothing when a round just ends.
create index game_round_voided_at on game_round (merchant_code, opened_at, id) where state = 'voided';

create sequence seamless_reference cache 32;

-- Vendors' wallet calls, once per transaction id, permanently.
create table seamless_transaction (
  vendor text not null,
  transaction_id text not null,
  -- The gateway's reference, returned to the vendor.
  reference bigint not null default nextval('seamless_reference'),
  kind text not null,
  member_id bigint not null,
  round_id text not null,
  -- Bet that a win or a rollback refers to.
  bet_transaction_id text,
  amount bigint not null check (amount >= 0),
  -- Voided: a bet that was rolled back.
  state text not null check (state in ('posted', 'voided')),
  -- A bet with any payment, even zero, is final.
  settled boolean not null default false,
  -- Hash of the whole call, to distinguish a repeat from another call under the same id. Null for a bet that was rolled
  -- back before it arrived.
  fingerprint bytea,
  at timestamptz not null,
  -- For a correction: its version. `bet_transaction_id` is the win, `amount` its corrected total.
  revision integer check (revision > 0),
  primary key (vendor, transaction_id),
  check ((kind = 'bet') = (bet_transaction_id is null)),
  check (kind = 'bet' or (state = 'posted' and not settled)),
  check (not (settled and state = 'voided')),
  check (fingerprint is not null or state = 'voided'),
  constraint seamless_transaction_kind_check check (kind in ('bet', 'win', 'rollback', 'resettle')),
  constraint corrections_are_numbered check ((kind = 'resettle') = (revision is not null))
) with (fillfactor = 90);
-- All calls of a round, for the detail of a record.
create index seamless_transaction_round on seamless_transaction (member_id, vendor, round_id);

-- Rounds of real players that ended above their stake: source of the winners' board.
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
  -- Wins of the gateway's own lottery are listed too: they have no round and no game of the catalogue. Their ids are
  -- negative, so that they do not collide.
  game_name text,
  picture text,
  constraint win_has_its_game check (case when node_id is null
    then round < 0 and game_name is not null and picture is not null
    else round > 0 and game_name is null and picture is null end)
);
create index game_win_board on game_win (merchant_code, day, category, paid desc, round);

-- A vendor's call, as passed by the gateway.
create type seamless_call as (
  ord integer,
  vendor text,
  nonce text,
  kind text,
  session_id uuid,
  transaction_id text,
  round_id text,
  bet_transaction_id text,
  -- Null if the vendor has no such game.
  node_id bigint,
  game_id text,
  amount bigint,
  currency text,
  close_round boolean,
  fingerprint bytea,
  -- For a bet: part of the stake that feeds the merchant's jackpot. For a win: part paid from the jackpot.
  jackpot bigint,
  -- Features of other dialects: a win on a round instead of one of its bets; and a player named besides the session,
  -- who must be its member.
  for_round boolean,
  player_id bigint,
  -- For a win: also pays the whole jackpot pool, in addition to its own amount.
  jackpot_all boolean,
  -- Version of a vendor's correction of a win, after a wrong or reversed result. The latest version applies.
  revision integer,
  -- Valid bet reported by a vendor with a win, the end of a round, or a correction.
  valid bigint
);

-- A call in progress: with its session, and the decisions so far.
create type seamless_step as (
  call seamless_call,
  session game_session,
  -- 'apply' while pending, then 'done', or the refusal.
  code text,
  -- The gateway's reference, and the state of its transaction.
  reference bigint,
  state text,
  -- Amount to transfer; null for none.
  moves bigint,
  -- A rollback that arrives before its bet.
  bet_unknown boolean,
  -- Row of game_win, if the round ended above its stake.
  win_id bigint,
  win_paid bigint,
  win_staked bigint
);

-- Parts of a jackpot payment from the pool and from the house. A jackpot pays at most its pool: the winner gets the
-- whole amount nevertheless, and the house pays the rest for the same round.
create type jackpot_payment as (vendor text, transaction_id text, round_id text, code integer, counter bigint, pool bigint,
  house bigint, amount bigint);

-- The gateway's signing keys for vendors without shared secret: the newest signs, earlier ones are still published.
create table signing_key (
  id text primary key,
  -- As published, in PEM.
  public_key text not null,
  -- Sealed with SECRETS_KEY: a copy of the database cannot sign.
  private_key bytea not null,
  made_at timestamptz not null
);

-- Positions up to which vendors' own books of stakes and wins were read.
create table vendor_feed (
  vendor text primary key references vendor (code),
  -- The vendor's name of the position; '' is the beginning.
  place text not null default '',
  -- Time when everything had been read.
  read_at timestamptz,
  -- Lease: until then an instance is reading, afterwards another may.
  due_at timestamptz not null default now(),
  failures integer not null default 0
);

-- Sums of a member's ended rounds by day, category, vendor and outcome. Maintained by the statements that end rounds,
-- so that sums over a million rounds read a few hundred rows.
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
-- Members by day of play: statements that count a round change no indexed column here.
create index play_day_of_day on play_day (day, member_id);

-- A vendor's details of an ended round, in one language: stored, because the vendor may delete them, or leave.
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

-- Percentage of a stake that counts as turnover, by category and merchant, from a day of the merchant's calendar on:
-- earlier bets keep their percentage.
create table turnover_contribution (
  merchant_code text not null references merchant (code),
  category text not null,
  from_day date not null,
  percent smallint not null check (percent between 0 and 100),
  primary key (merchant_code, category, from_day)
);

-- Percentage of a valid bet that counts in one game of a merchant, if set by its operator.
create table game_contribution (
  merchant_code text not null references merchant (code),
  node_id bigint not null references game (node_id),
  percent smallint not null check (percent between 0 and 100),
  primary key (merchant_code, node_id)
);

-- Caps set by an operator, and defaults. '*' as vendor is the default; '*' as currency applies to all.
create table win_cap (
  vendor text not null,
  currency text not null check (currency = '*' or currency ~ '^[A-Z]{3}$'),
  -- Multiple of the round's stake. An operator's applies besides the feed's; the default applies if both are missing.
  multiple integer check (multiple between 1 and 1000000),
  -- Limits of one round, and of all wins of the vendor in one clock hour (UTC).
  round_units bigint check (round_units > 0),
  hour_units bigint check (hour_units > 0),
  primary key (vendor, currency)
);
insert into win_cap (vendor, currency, multiple) values ('*', '*', 10000);
-- About a million US dollars each. For a currency without a row only the multiple applies.
insert into win_cap (vendor, currency, round_units)
select '*', currency, whole * 10000::bigint from (values
  ('USD', 1000000), ('EUR', 1000000), ('GBP', 1000000), ('CNY', 7000000), ('HKD', 8000000), ('TWD', 30000000),
  ('PHP', 50000000), ('THB', 35000000), ('MYR', 5000000), ('SGD', 1500000), ('INR', 80000000), ('BRL', 5000000),
  ('TRY', 30000000), ('JPY', 150000000), ('KRW', 1300000000), ('VND', 25000000000), ('IDR', 15000000000),
  ('KHR', 4000000000), ('LAK', 20000000000), ('MMK', 2000000000), ('BDT', 120000000), ('PKR', 280000000),
  ('NPR', 130000000), ('KZT', 450000000), ('UZS', 12000000000), ('RUB', 90000000), ('IRR', 42000000000),
  ('SAR', 4000000), ('AED', 4000000)) usual (currency, whole);

-- Hourly payouts of vendors with an hourly cap, one row per connection, so that calls do not wait for each other.
create table win_hour (
  vendor text not null,
  currency text not null,
  hour timestamptz not null,
  backend integer not null,
  units bigint not null,
  primary key (vendor, currency, hour, backend)
) with (fillfactor = 50);

-- Held part of a win, or of an upward correction. The vendor got its usual answer.
create table held_win (
  id bigint generated always as identity primary key,
  vendor text not null,
  -- The win or the correction, and the win that it refers to.
  transaction_id text not null,
  win_transaction_id text not null,
  member_id bigint not null,
  merchant_code text not null references merchant (code),
  round_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Part to be paid from the merchant's jackpot, and whether it is the whole pool.
  jackpot bigint,
  jackpot_all boolean not null default false,
  -- Exceeded cap: of the round, or of the vendor's hour.
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
  -- Time when it was logged.
  alerted_at timestamptz,
  unique (vendor, transaction_id),
  check ((state = 'held') = (decided_at is null)),
  check (state not in ('approved', 'rejected') or who is not null)
);
create unique index held_win_of_win on held_win (vendor, win_transaction_id) where state in ('held', 'rejected');
create index held_win_waiting on held_win (id) where state = 'held';
create index held_win_of_member on held_win (member_id, vendor) where state in ('held', 'rejected');
create index held_win_silent on held_win (id) where alerted_at is null;
