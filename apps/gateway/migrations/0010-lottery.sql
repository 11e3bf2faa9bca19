-- Lottery games of a merchant. The family defines the rules, the schedule defines the draws.
create table lottery_game (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (name <> ''),
  family text not null,
  group_code text not null,
  region text,
  prize_modes text[] not null check (cardinality(prize_modes) > 0),
  schedule jsonb not null,
  -- Seconds before the draw at which betting closes.
  lock_seconds integer not null check (lock_seconds between 0 and 86400),
  -- Whether results derive from the day's secret (house games); otherwise results of an external draw are entered.
  is_house boolean not null,
  -- Timeout of a result.
  result_timeout_seconds integer not null check (result_timeout_seconds > 0),
  is_sale boolean not null,
  is_hot boolean not null,
  is_new boolean not null,
  position integer not null,
  icon text not null,
  -- Temporarily off sale: bets are refused with this reason.
  is_paused boolean not null default false check (not (is_paused and is_sale)),
  -- In games with sums of three digits a merchant may refund big, small, odd and even at 13 and 14.
  gives_back_special boolean not null default false,
  unique (merchant_code, code)
);

-- Games whose betting pages a member has opened.
create table lottery_recent_game (
  member_id bigint not null references member (id) on delete cascade,
  game_id bigint not null references lottery_game (id),
  opened_at timestamptz not null,
  primary key (member_id, game_id)
);
create index lottery_recent_game_of_game on lottery_recent_game (game_id, opened_at);

-- Draws with a result or with bets; all others are computed from the schedule, and have no row. Open, locked and
-- awaited depend only on the time: INIT covers them all.
create table lottery_issue (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  game_id bigint not null references lottery_game (id),
  numero text not null check (numero ~ '^\d{8}(-\d{4})?$'),
  -- Day of the draw in the merchant's calendar, whose secret determines the result.
  day date not null,
  open_at timestamptz not null,
  lock_at timestamptz not null check (lock_at >= open_at),
  draw_at timestamptz not null check (draw_at >= lock_at),
  status text not null default 'INIT' check (status in ('INIT', 'DRAWN', 'PAID', 'RESULT_REVERSED', 'RE_PAID', 'VOID')),
  -- In the format of the family's rules; not jsonb, which would reorder keys.
  result json,
  -- Number of results so far.
  results integer not null default 0,
  -- Never before its scheduled time.
  drawn_at timestamptz check (drawn_at >= draw_at),
  -- Time when all its bets were processed for this status: paid, reversed, refunded. Null: pending.
  settled_at timestamptz,
  unique (game_id, numero),
  check ((status in ('DRAWN', 'PAID', 'RE_PAID')) = (result is not null)),
  check (result is null or drawn_at is not null)
);
create index lottery_issue_results on lottery_issue (game_id, draw_at desc) include (status);
create index lottery_issue_awaited on lottery_issue (draw_at) where status = 'INIT';
create index lottery_issue_unsettled on lottery_issue (draw_at, id)
  where status in ('DRAWN', 'VOID', 'RESULT_REVERSED') and settled_at is null;

-- History of a draw apart from its regular result: manual results, reversals and voids, with actors.
create table lottery_issue_step (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issue (id),
  at timestamptz not null,
  from_status text not null,
  to_status text not null,
  -- The entered or reversed result.
  result json,
  who text not null,
  reason text not null
);
create index lottery_issue_step_of on lottery_issue_step (issue_id, id);

-- Source of a merchant's results: a chain of daily secrets, which all derive from its end.
create table lottery_chain (
  merchant_code text primary key references merchant (code),
  -- Secret of the last day, sealed with the gateway's secret.
  sealed_end bytea not null,
  first_day date not null,
  last_day date not null check (last_day > first_day),
  made_at timestamptz not null
);

-- Published hashes with time: SHA-256 of each day's secret.
create table lottery_promise (
  merchant_code text not null references merchant (code),
  day date not null,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  promised_at timestamptz not null,
  primary key (merchant_code, day)
);

-- Betting terms of a merchant; without a row the defaults apply: limits/terms.ts.
create table lottery_terms (
  merchant_code text primary key references merchant (code),
  min_slip bigint not null check (min_slip > 0),
  max_order bigint not null check (max_order >= min_slip),
  -- Maximum payout to one player per draw; beyond it a number is sold out for the player.
  max_prize bigint not null check (max_prize > 0),
  max_multiple integer not null check (max_multiple between 1 and 1000000),
  max_stakes integer not null check (max_stakes between 1 and 100000),
  max_slips integer not null check (max_slips between 1 and 50),
  -- Maximum draws in a chase, and for draws every half minute; 0 disables chases.
  max_chase integer not null check (max_chase between 0 and 120),
  max_fast_chase integer not null check (max_fast_chase between 0 and 120),
  units text[] not null,
  may_cancel boolean not null,
  -- Cancellation fee, in hundredths of a percent of the stake.
  cancel_fee_hundredths integer not null check (cancel_fee_hundredths between 0 and 10000),
  -- Whether money must first be transferred to the lottery wallet; otherwise the missing amount is debited from the
  -- main wallet.
  separate_wallet boolean not null,
  -- 4,000,000.00: ten times the maximum payout per player.
  max_exposure bigint not null check (max_exposure > 0)
);

-- A number on which a merchant currently accepts no bets, as in slips.
create table lottery_suspended_number (
  merchant_code text not null references merchant (code),
  game_id bigint not null references lottery_game (id),
  number text not null check (char_length(number) between 1 and 20),
  primary key (merchant_code, game_id, number)
);

-- A member's series in a group of games and a prize mode; without a row the default applies: series/ranges.ts.
create table lottery_series (
  member_id bigint not null references member (id),
  group_code text not null,
  prize_mode text not null,
  series integer not null check (series > 0),
  primary key (member_id, group_code, prize_mode)
);

-- Version of a member's orders, and debt from reversed winnings already spent. All changes of a member's orders lock
-- this row first, and the accounts last.
create table lottery_player (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  version bigint not null default 0,
  debt bigint not null default 0 check (debt >= 0)
);
create index lottery_player_in_debt on lottery_player (merchant_code) where debt > 0;

-- A paid cart: its slips, each on one draw or on those of a chase.
create table lottery_order (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^L[A-Z0-9]{6,20}$'),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  game_id bigint not null references lottery_game (id),
  prize_mode text not null,
  -- Idempotency key of the caller: a repeat is the same order; other content is refused.
  request_key text,
  fingerprint bytea not null,
  amount bigint not null check (amount > 0),
  -- Part debited from the main wallet.
  brought bigint not null check (brought >= 0),
  stakes bigint not null check (stakes > 0),
  details integer not null check (details > 0),
  -- Draws and their multiples; null for a single draw.
  chase jsonb,
  winning_stop boolean not null,
  abandoning boolean not null,
  quick_chase boolean not null,
  device text not null default '',
  placed_at timestamptz not null,
  -- Setting at the time of the bet: later changes do not apply.
  gives_back_special boolean not null default false,
  unique (member_id, request_key)
);

create table lottery_slip (
  id bigint generated always as identity primary key,
  order_id bigint not null references lottery_order (id),
  place smallint not null,
  play_id integer not null,
  play_code text not null,
  -- In wire format.
  text text not null,
  -- The selection in it.
  content text not null,
  bet_type smallint not null,
  stakes bigint not null check (stakes > 0),
  series integer,
  -- The player's own series at that time: the rebate is the difference.
  own_series integer,
  unit text not null,
  multiple integer not null check (multiple > 0),
  -- In the entertainment prize mode the stake of a pick.
  amount bigint,
  -- Payout of each tier as a multiple of the stake, as displayed.
  odds jsonb,
  -- With multiple 1, on one draw.
  cost bigint not null check (cost > 0),
  -- Payout of its best stake, with multiple 1.
  top_prize bigint not null,
  -- Hash of the selection, independent of order.
  number bytea not null,
  -- Maximum payout of one draw: more than that of the best stake if, for example, a two-digit number ends several of
  -- twenty-seven prizes.
  most_prize bigint not null,
  unique (order_id, place)
);

-- One slip on one draw. Statuses: domain handbook 3.6. No mutable column is indexed, so that settlement updates no
-- index.
create table lottery_detail (
  id bigint generated always as identity primary key,
  order_id bigint not null references lottery_order (id),
  slip_id bigint not null references lottery_slip (id),
  merchant_code text not null,
  member_id bigint not null,
  game_id bigint not null references lottery_game (id),
  issue_id bigint not null references lottery_issue (id),
  numero text not null,
  -- Position in the order, from 1 on, and for a chase the phase.
  place integer not null,
  phase smallint not null,
  multiple integer not null check (multiple > 0),
  cost bigint not null check (cost > 0),
  status smallint not null default 2 check (status in (1, 2, 4, 5, 6, 7, 8, 12, 14, 15, 16, 17, 20, 99)),
  won bigint not null default 0 check (won >= 0),
  -- Part of the win beyond the maximum payout per player, which is not paid.
  cut_off bigint not null default 0 check (cut_off >= 0),
  rebate bigint not null default 0 check (rebate >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  fee bigint not null default 0 check (fee >= 0),
  wins jsonb,
  -- Number of reversed settlements.
  reversals smallint not null default 0,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- Part of the stake returned with the winnings: it was no turnover, so a reversal does not take it back.
  returned bigint not null default 0,
  -- Valid bet, netted over all bets of its member on the draw; negative if a later settlement of the same draw nets
  -- more than it adds. Null: settled before this column existed, then stake less return.
  valid bigint,
  check ((status in (1, 2)) = (settled_at is null)),
  constraint money_is_that_of_its_status check (case
    when status in (1, 2, 20, 99) then won = 0 and rebate = 0 and refunded = 0 and fee = 0 and cut_off = 0
    when status = 4 then won + cut_off > 0 and refunded = 0 and fee = 0
    when status = 5 then won = 0 and refunded = 0 and fee = 0
    else won = 0 and rebate = 0 and refunded = cost and fee < cost end),
  unique (order_id, place),
  check (returned between 0 and cost)
) with (fillfactor = 60);
create index lottery_detail_of_issue on lottery_detail (issue_id, member_id);
create index lottery_detail_of_member on lottery_detail (member_id, placed_at desc, id desc);
create index lottery_detail_of_slip on lottery_detail (slip_id, phase);
-- Immutable columns, so that settlement still updates no index.
create index lottery_detail_placed on lottery_detail (merchant_code, placed_at, id);

-- Agents' commissions for bets on a draw, per result: taken back with the result.
create table lottery_commission (
  issue_id bigint not null references lottery_issue (id),
  results integer not null,
  agent_id bigint not null references member (id),
  merchant_code text not null,
  amount bigint not null check (amount > 0),
  taken_back boolean not null default false,
  primary key (issue_id, results, agent_id)
);

-- Total that all players could win with one number of a play in one draw: beyond a limit it is sold out. Stored while
-- the draw accepts bets, and a little longer.
create table lottery_exposure (
  issue_id bigint not null references lottery_issue (id),
  play_id integer not null,
  number bytea not null,
  exposed bigint not null check (exposed >= 0),
  primary key (issue_id, play_id, number)
) with (fillfactor = 70);

-- Plays of a game that the merchant does not sell, temporarily or permanently.
create table lottery_closed_play (
  game_id bigint not null references lottery_game (id),
  play_id integer not null,
  primary key (game_id, play_id)
);

-- Members' favourite lotteries.
create table lottery_favourite (
  member_id bigint not null references member (id) on delete cascade,
  game_id bigint not null references lottery_game (id),
  added_at timestamptz not null,
  primary key (member_id, game_id)
);
create index lottery_favourite_of_game on lottery_favourite (game_id);

-- Increases with each change of a member's favourites, so that other devices detect outdated ones.
create table lottery_favourite_version (
  member_id bigint primary key references member (id) on delete cascade,
  version bigint not null
);
