-- What a merchant says of rebates; where he has said nothing, the handbook's figures hold.
create table rebate_terms (
  merchant_code text primary key references merchant (code),
  -- Less is not paid by hand; it is settled by itself all the same.
  minimum bigint not null check (minimum > 0 and minimum % 100 = 0),
  -- How often a rebate has to be played; zero is not at all.
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000)
);

-- How much of its turnover a vertical gives back, from a day of the merchant's calendar on: what was played before a change
-- gives what it gave then. In thousandths of a percent.
create table rebate_rate (
  merchant_code text not null references merchant (code),
  -- Of the VIP club; nobody has another one yet.
  level smallint not null default 0 check (level >= 0),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  primary key (merchant_code, level, vertical, from_day)
);

-- A rebate that was paid: claimed by its member's hand, or settled by itself.
create table rebate (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  -- Once and for ever: a claim by the caller's own name for it, a settling by its day.
  key text not null check (char_length(key) between 1 and 200),
  state text not null check (state in ('claimed', 'settled')),
  currency text not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- By the merchant's calendar.
  day date not null,
  made_at timestamptz not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (merchant_code, key)
);
create index rebate_of_member on rebate (member_id, day, id);

-- What it is made of. Below zero: bets were taken back whose rebate had been paid.
create table rebate_line (
  id bigint generated always as identity primary key,
  rebate_id bigint not null references rebate (id),
  vertical text not null,
  thousandths integer not null,
  turnover bigint not null,
  amount bigint not null check (amount % 100 = 0)
);
create index rebate_line_of on rebate_line (rebate_id, id);

-- How much of a member's turnover of a day has had its rebate. What the day counts beyond it, or less, is in the next one.
create table rebate_mark (
  member_id bigint not null references member (id),
  day date not null,
  vertical text not null,
  turnover bigint not null,
  primary key (member_id, day, vertical)
) with (fillfactor = 70);

-- Until which day a merchant's rebates have been settled.
create table rebate_run (
  merchant_code text primary key references merchant (code),
  day date not null
);

create function refuse_to_change_rebates() returns trigger language plpgsql as $$
begin
  raise exception 'a rebate that was paid stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger rebates_are_final before update or delete or truncate on rebate
  for each statement execute function refuse_to_change_rebates();
create trigger rebate_lines_are_final before update or delete or truncate on rebate_line
  for each statement execute function refuse_to_change_rebates();

-- Nothing that was played before there were rebates earns one.
insert into rebate_mark (member_id, day, vertical, turnover)
select member.id, played.day, played.vertical, played.turnover
from member cross join lateral rebate_turnover(member.id, 'infinity') played;
