-- A merchant's lottery games. How one is played is told by its family's rules; when it is drawn, by its schedule.
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
  -- Bets end so long before the draw.
  lock_seconds integer not null check (lock_seconds between 0 and 86400),
  -- Drawn by the house from the day's secret; else somebody enters what was drawn outside.
  is_house boolean not null,
  -- After that a result is waited for no longer.
  result_timeout_seconds integer not null check (result_timeout_seconds > 0),
  is_sale boolean not null,
  is_hot boolean not null,
  is_new boolean not null,
  position integer not null,
  icon text not null,
  -- A game that is off sale for a while only: whoever bets is told so.
  is_paused boolean not null default false check (not (is_paused and is_sale)),
  -- Of games that are the sum of three digits a merchant may give big, small, odd and even their stake back at 13 and 14.
  gives_back_special boolean not null default false,
  unique (merchant_code, code)
);

-- The games whose betting pages a member has opened.
create table lottery_recent_game (
  member_id bigint not null references member (id) on delete cascade,
  game_id bigint not null references lottery_game (id),
  opened_at timestamptz not null,
  primary key (member_id, game_id)
);
create index lottery_recent_game_of_game on lottery_recent_game (game_id, opened_at);

-- An issue that is drawn, or that somebody has bet on; one that neither has happened to is arithmetic, and has no row.
-- Whether it is open, locked or awaited is a matter of the hour alone: INIT is all of these.
create table lottery_issue (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  game_id bigint not null references lottery_game (id),
  numero text not null check (numero ~ '^\d{8}(-\d{4})?$'),
  -- The merchant's day on which it is drawn, whose secret it is drawn by.
  day date not null,
  open_at timestamptz not null,
  lock_at timestamptz not null check (lock_at >= open_at),
  draw_at timestamptz not null check (draw_at >= lock_at),
  status text not null default 'INIT' check (status in ('INIT', 'DRAWN', 'PAID', 'RESULT_REVERSED', 'RE_PAID', 'VOID')),
  -- As the rules of its family write it; not jsonb, which would order its names anew.
  result json,
  -- How often it has had a result.
  results integer not null default 0,
  -- Never before its time.
  drawn_at timestamptz check (drawn_at >= draw_at),
  -- When all bets on it had what this status gives them: paid, taken back, given back. Null: that is still to be done.
  settled_at timestamptz,
  unique (game_id, numero),
  check ((status in ('DRAWN', 'PAID', 'RE_PAID')) = (result is not null)),
  check (result is null or drawn_at is not null)
);
create index lottery_issue_results on lottery_issue (game_id, draw_at desc) include (status);
create index lottery_issue_awaited on lottery_issue (draw_at) where status = 'INIT';
create index lottery_issue_unsettled on lottery_issue (draw_at, id)
  where status in ('DRAWN', 'VOID', 'RESULT_REVERSED') and settled_at is null;

-- What happened to an issue besides being drawn in time: results by hand, what was taken back, void. And by whom.
create table lottery_issue_step (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issue (id),
  at timestamptz not null,
  from_status text not null,
  to_status text not null,
  -- The result that came, or the one that was taken back.
  result json,
  who text not null,
  reason text not null
);
create index lottery_issue_step_of on lottery_issue_step (issue_id, id);

-- What a merchant's draws are made of: a chain of secrets, one a day, that all follow from its far end.
create table lottery_chain (
  merchant_code text primary key references merchant (code),
  -- The secret of the last day, sealed by the gateway's own.
  sealed_end bytea not null,
  first_day date not null,
  last_day date not null check (last_day > first_day),
  made_at timestamptz not null
);

-- What was promised, and when: SHA-256 of the secret of each day.
create table lottery_promise (
  merchant_code text not null references merchant (code),
  day date not null,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  promised_at timestamptz not null,
  primary key (merchant_code, day)
);

-- What a merchant lets people bet; who has no row has chosen nothing, and the usual holds: limits/terms.ts.
create table lottery_terms (
  merchant_code text primary key references merchant (code),
  min_slip bigint not null check (min_slip > 0),
  max_order bigint not null check (max_order >= min_slip),
  -- What one player wins at most in one issue; with more of one number in it, that number is sold out for him.
  max_prize bigint not null check (max_prize > 0),
  max_multiple integer not null check (max_multiple between 1 and 1000000),
  max_stakes integer not null check (max_stakes between 1 and 100000),
  max_slips integer not null check (max_slips between 1 and 50),
  -- Issues of a chase, and of those that are drawn every half minute; 0 sells none.
  max_chase integer not null check (max_chase between 0 and 120),
  max_fast_chase integer not null check (max_fast_chase between 0 and 120),
  units text[] not null,
  may_cancel boolean not null,
  -- Of a hundred, in hundredths: what of a cancelled stake is kept.
  cancel_fee_hundredths integer not null check (cancel_fee_hundredths between 0 and 10000),
  -- Money for bets has to be brought into the lottery wallet first; otherwise what it lacks comes out of the main one.
  separate_wallet boolean not null,
  -- 4,000,000.00: ten times what one player gets.
  max_exposure bigint not null check (max_exposure > 0)
);

-- A number that a merchant takes no bets on at present, as a slip writes it.
create table lottery_suspended_number (
  merchant_code text not null references merchant (code),
  game_id bigint not null references lottery_game (id),
  number text not null check (char_length(number) between 1 and 20),
  primary key (merchant_code, game_id, number)
);

-- The series that a member has in a group of games and a prize mode; who has no row has the usual one: series/ranges.ts.
create table lottery_series (
  member_id bigint not null references member (id),
  group_code text not null,
  prize_mode text not null,
  series integer not null check (series > 0),
  primary key (member_id, group_code, prize_mode)
);

-- How far a member's orders have come, and what he owes of winnings that were taken back when he had spent them. Whoever changes
-- his orders locks this row first, and the accounts last.
create table lottery_player (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  version bigint not null default 0,
  debt bigint not null default 0 check (debt >= 0)
);
create index lottery_player_in_debt on lottery_player (merchant_code) where debt > 0;

-- A cart that was paid: its slips, each on one issue or on those of a chase.
create table lottery_order (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^L[A-Z0-9]{6,20}$'),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  game_id bigint not null references lottery_game (id),
  prize_mode text not null,
  -- The caller's own name for it: repeated, it is the same order; asked for something else, it is refused.
  request_key text,
  fingerprint bytea not null,
  amount bigint not null check (amount > 0),
  -- What of it came out of the main wallet.
  brought bigint not null check (brought >= 0),
  stakes bigint not null check (stakes > 0),
  details integer not null check (details > 0),
  -- The issues and their multiples; null where there is one issue alone.
  chase jsonb,
  winning_stop boolean not null,
  abandoning boolean not null,
  quick_chase boolean not null,
  device text not null default '',
  placed_at timestamptz not null,
  -- As it was when it was bet: whatever the merchant chooses later.
  gives_back_special boolean not null default false,
  unique (member_id, request_key)
);

create table lottery_slip (
  id bigint generated always as identity primary key,
  order_id bigint not null references lottery_order (id),
  place smallint not null,
  play_id integer not null,
  play_code text not null,
  -- As the wire writes it.
  text text not null,
  -- What was picked, of that.
  content text not null,
  bet_type smallint not null,
  stakes bigint not null check (stakes > 0),
  series integer,
  -- The player's own then: his rebate is the difference.
  own_series integer,
  unit text not null,
  multiple integer not null check (multiple > 0),
  -- In entertainment the stake of a pick.
  amount bigint,
  -- What each tier pays in times of the stake, as it was shown.
  odds jsonb,
  -- With a multiple of 1, on one issue.
  cost bigint not null check (cost > 0),
  -- What the best of its stakes wins with a multiple of 1.
  top_prize bigint not null,
  -- A hash of what was picked, in whatever order somebody has picked it.
  number bytea not null,
  -- A number of two digits may end twenty-seven prizes: what a slip may win of one draw is more than its best stake does.
  most_prize bigint not null,
  unique (order_id, place)
);

-- One slip on one issue. Statuses: domain handbook 3.6. Nothing that changes is indexed, so that settling writes no index.
create table lottery_detail (
  id bigint generated always as identity primary key,
  order_id bigint not null references lottery_order (id),
  slip_id bigint not null references lottery_slip (id),
  merchant_code text not null,
  member_id bigint not null,
  game_id bigint not null references lottery_game (id),
  issue_id bigint not null references lottery_issue (id),
  numero text not null,
  -- Its part of the order, from 1 on, and of a chase the phase.
  place integer not null,
  phase smallint not null,
  multiple integer not null check (multiple > 0),
  cost bigint not null check (cost > 0),
  status smallint not null default 2 check (status in (1, 2, 4, 5, 6, 7, 8, 12, 14, 15, 16, 17, 20, 99)),
  won bigint not null default 0 check (won >= 0),
  -- What it won beyond what one player gets in an issue, and does not get.
  cut_off bigint not null default 0 check (cut_off >= 0),
  rebate bigint not null default 0 check (rebate >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  fee bigint not null default 0 check (fee >= 0),
  wins jsonb,
  -- How often a settlement of it was taken back.
  reversals smallint not null default 0,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- What of a sub-order's stake came back with its winnings: it was no turnover, so it is none that is taken back with a result.
  returned bigint not null default 0,
  -- What a sub-order counts as valid bet, netted over all that its member had on the issue; below zero where a later
  -- settlement of the same issue nets more than it adds. Null: settled before there was this column, by stake less return.
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
-- Nothing of it changes, so that settling writes no index still.
create index lottery_detail_placed on lottery_detail (merchant_code, placed_at, id);

-- What agents got for the bets on an issue, by each result it had: so much is taken back with the result.
create table lottery_commission (
  issue_id bigint not null references lottery_issue (id),
  results integer not null,
  agent_id bigint not null references member (id),
  merchant_code text not null,
  amount bigint not null check (amount > 0),
  taken_back boolean not null default false,
  primary key (issue_id, results, agent_id)
);

-- What all players together could win by one number of a play in one issue: beyond a limit it is sold out. Kept while the issue
-- takes bets, and a little longer.
create table lottery_exposure (
  issue_id bigint not null references lottery_issue (id),
  play_id integer not null,
  number bytea not null,
  exposed bigint not null check (exposed >= 0),
  primary key (issue_id, play_id, number)
) with (fillfactor = 70);

-- A play of a game that the merchant sells no more, or not at present.
create table lottery_closed_play (
  game_id bigint not null references lottery_game (id),
  play_id integer not null,
  primary key (game_id, play_id)
);

-- The lotteries that members have marked with a star.
create table lottery_favourite (
  member_id bigint not null references member (id) on delete cascade,
  game_id bigint not null references lottery_game (id),
  added_at timestamptz not null,
  primary key (member_id, game_id)
);
create index lottery_favourite_of_game on lottery_favourite (game_id);

-- Grows with each change of a member's marks: his other devices see by it that theirs are old.
create table lottery_favourite_version (
  member_id bigint primary key references member (id) on delete cascade,
  version bigint not null
);
