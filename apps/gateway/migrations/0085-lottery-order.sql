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
  separate_wallet boolean not null
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
  check ((status in (1, 2)) = (settled_at is null)),
  constraint money_is_that_of_its_status check (case
    when status in (1, 2, 20, 99) then won = 0 and rebate = 0 and refunded = 0 and fee = 0 and cut_off = 0
    when status = 4 then won + cut_off > 0 and refunded = 0 and fee = 0
    when status = 5 then won = 0 and refunded = 0 and fee = 0
    else won = 0 and rebate = 0 and refunded = cost and fee < cost end),
  unique (order_id, place)
) with (fillfactor = 60);
create index lottery_detail_of_issue on lottery_detail (issue_id, member_id);
create index lottery_detail_of_member on lottery_detail (member_id, placed_at desc, id desc);
create index lottery_detail_of_slip on lottery_detail (slip_id, phase);

-- The only ways that a sub-order can go; back to not drawn only where its result was taken back.
create function keep_lottery_detail_legal() returns trigger language plpgsql as $$
begin
  if not (old.status = 2 and new.status in (4, 5, 6, 7, 8, 12, 14, 15, 16, 17)
    or old.status in (4, 5, 16) and new.status = 2 and new.reversals = old.reversals + 1) then
    raise exception 'ILLEGAL_STATE: a sub-order of status % cannot become %', old.status, new.status
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger lottery_detail_goes_legal_ways before update of status on lottery_detail
  for each row when (old.status <> new.status) execute function keep_lottery_detail_legal();

create function keep_lottery_order_as_placed() returns trigger language plpgsql as $$
begin
  raise exception 'an order stays as it was placed' using errcode = 'restrict_violation';
end $$;
create trigger lottery_order_stays before update or delete or truncate on lottery_order
  for each statement execute function keep_lottery_order_as_placed();
create trigger lottery_slip_stays before update or delete or truncate on lottery_slip
  for each statement execute function keep_lottery_order_as_placed();
create trigger lottery_detail_is_kept before delete or truncate on lottery_detail
  for each statement execute function keep_lottery_order_as_placed();
create trigger lottery_detail_stays before update on lottery_detail for each row
  when ((old.id, old.order_id, old.slip_id, old.member_id, old.issue_id, old.multiple, old.cost, old.placed_at)
    is distinct from (new.id, new.order_id, new.slip_id, new.member_id, new.issue_id, new.multiple, new.cost, new.placed_at))
  execute function keep_lottery_order_as_placed();
