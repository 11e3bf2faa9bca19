-- How much may be paid into one round without an operator. A vendor's win is never refused; what exceeds the cap is held.

-- The top prize of a game in stakes, as its feed declares it.
alter table game add column max_win_multiple integer check (max_win_multiple between 1 and 1000000);

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

create function keep_held_win() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (new.vendor, new.transaction_id, new.member_id, new.round_id, new.amount, new.credit_account)
      is distinct from (old.vendor, old.transaction_id, old.member_id, old.round_id, old.amount, old.credit_account)
    or (old.state, new.state) not in (('held', 'held'), ('held', 'approved'), ('held', 'rejected'), ('held', 'replaced'),
      ('approved', 'approved'), ('rejected', 'rejected'), ('rejected', 'replaced'), ('replaced', 'replaced')) then
    raise exception 'ILLEGAL_STATE: a held win is decided once and kept' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger held_win_is_kept before update or delete on held_win for each row execute function keep_held_win();

-- The cap of a round, what was paid into it, and the cap of its vendor's hour. A round without a stake, as of free spins, has
-- a thousandth of the absolute cap.
create function round_cap(of_vendor text, of_member bigint, of_round text, of_node bigint, of_currency text,
  out cap bigint, out paid bigint, out hour_units bigint) language plpgsql stable as $$
begin
  select least(coalesce(limits.units, 9000000000000000000), case
      when coalesce(round.staked, 0) = 0 then coalesce(limits.units / 1000, limits.multiple * 10000::numeric)
      else round.staked::numeric * limits.multiple end)::bigint,
    coalesce(round.paid, 0), limits.per_hour
  into cap, paid, hour_units
  from (values (1)) one (row)
  left join game_round round
    on round.vendor = of_vendor and round.member_id = of_member and round.round_id = of_round
  left join game on game.node_id = coalesce(round.node_id, of_node)
  left join win_cap own on own.vendor = of_vendor and own.currency = of_currency
  left join win_cap house on house.vendor = '*' and house.currency = of_currency
  left join win_cap usual on usual.vendor = '*' and usual.currency = '*'
  cross join lateral (select
    coalesce(least(game.max_win_multiple, own.multiple), house.multiple, usual.multiple, 10000) as multiple,
    coalesce(own.round_units, house.round_units, usual.round_units) as units,
    coalesce(own.hour_units, house.hour_units, usual.hour_units) as per_hour) limits;
end $$;
