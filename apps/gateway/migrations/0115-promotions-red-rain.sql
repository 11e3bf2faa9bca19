-- A play of red rain: what its envelope holds is drawn, and taken out of the budget, when it is begun; its member is told
-- when it has ended.
create table red_rain_play (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Of the merchant's calendar: that on which its window began.
  day date not null,
  -- Which of the member's plays of that day it is.
  nth integer not null check (nth > 0),
  -- The caller's own name for it: repeated, it is begun already.
  request_key text not null,
  -- In 1/10,000 of the currency's unit, as in the ledger.
  sealed bigint not null check (sealed > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  multiple_hundredths integer not null check (multiple_hundredths between 0 and 10000),
  begun_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  open_until timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'ended', 'lost')),
  tapped integer check (tapped between 0 and 200),
  -- What was sealed, or nothing.
  paid bigint check (paid in (0, sealed)),
  ended_at timestamptz(3),
  check (ends_at > begun_at and open_until > ends_at),
  check ((state = 'ended') = (tapped is not null and paid is not null)),
  check ((state = 'open') = (ended_at is null)),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, day, nth),
  unique (member_id, request_key)
);
create index red_rain_play_of_member on red_rain_play (member_id, promotion_id, id desc);
create index red_rain_play_unopened on red_rain_play (open_until) where state = 'open';

create function keep_red_rain_play() returns trigger language plpgsql as $$
begin
  raise exception 'a play of red rain stays what it was' using errcode = 'restrict_violation';
end $$;
create trigger red_rain_play_stays before update on red_rain_play for each row
  when (old.state <> 'open' or (old.promotion_id, old.member_id, old.day, old.nth, old.sealed, old.multiple_hundredths, old.begun_at)
    is distinct from (new.promotion_id, new.member_id, new.day, new.nth, new.sealed, new.multiple_hundredths, new.begun_at))
  execute function keep_red_rain_play();
create trigger red_rain_plays_are_kept before delete or truncate on red_rain_play
  for each statement execute function keep_red_rain_play();

-- What was given in the windows of a day, and is sealed in envelopes that can be opened still.
create table red_rain_day (
  promotion_id bigint not null references promotion (id),
  day date not null,
  plays integer not null check (plays >= 0),
  given bigint not null check (given >= 0),
  primary key (promotion_id, day)
);
