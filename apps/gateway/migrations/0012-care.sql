-- What a merchant offers players who want to play less; who has no row has chosen nothing, and the usual holds: responsible-gaming/terms.ts.
create table care_terms (
  merchant_code text primary key references merchant (code),
  is_on boolean not null,
  -- How often a game stops to say how long it was played, until a player chooses otherwise.
  reality_minutes smallint not null check (reality_minutes between 5 and 480),
  -- How long a higher limit, or none, waits before it may be confirmed; and how long the way back from an exclusion takes.
  delay_hours smallint not null check (delay_hours between 24 and 720),
  time_outs text[] not null,
  exclusions text[] not null
);

-- A member's rest from play: a time-out, which ends by itself, or an exclusion of himself, which ends when he asks for it after
-- its time, and a day later. Whoever rests deposits nothing and stakes nothing; what is his he may still take.
create table care_rest (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('timeOut', 'exclusion')),
  length text not null,
  began_at timestamptz not null,
  -- Null is for ever.
  ends_at timestamptz check (ends_at > began_at),
  asked_back_at timestamptz,
  -- From then on it is no rest any more.
  over_at timestamptz,
  -- By an operator, where it was a mistake.
  corrected_at timestamptz,
  corrected_because text,
  constraint only_a_mistake_ends_early check (
    corrected_at is not null and over_at = corrected_at and char_length(corrected_because) >= 10
    or corrected_at is null and case kind
      when 'timeOut' then ends_at is not null and over_at = ends_at and asked_back_at is null
      else (over_at is null) = (asked_back_at is null)
        and (over_at is null or ends_at is not null and asked_back_at >= ends_at and over_at >= asked_back_at + interval '24 hours')
      end)
);
create index care_rest_of_member on care_rest (member_id, over_at);

-- By what whoever rests would be known again if he registered anew. Hashes alone: nobody reads a person out of them.
create table care_mark (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('idNumber', 'email', 'mobile', 'social', 'card')),
  mark bytea not null check (octet_length(mark) = 32),
  member_id bigint not null references member (id),
  primary key (merchant_code, kind, mark, member_id)
);

-- What was chosen, confirmed and taken back, by whom and when.
create table care_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  at timestamptz not null,
  what text not null,
  detail jsonb not null default '{}'
);
create index care_event_of_member on care_event (member_id, id desc);

-- What a member allows himself: deposits and losses in units of the ledger, the time of play in minutes, by the days, weeks and
-- months of his merchant's calendar. The lowest that holds counts.
create table care_limit (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  value bigint not null check (value > 0),
  set_at timestamptz not null,
  -- A higher one, or with null none, which he has asked for and may confirm from then on.
  wanted bigint check (wanted > value),
  wanted_at timestamptz,
  wanted_from timestamptz,
  primary key (member_id, kind, period),
  check (kind <> 'session' or period = 'day'),
  check ((wanted_at is null) = (wanted_from is null)),
  check (wanted is null or wanted_at is not null),
  check (wanted_from >= wanted_at + interval '24 hours')
);

-- What those with a limit of losses or time have staked and got back, and how long they have played, by the merchant's days.
-- Nobody else has rows: his bets cost no more for it.
create table care_day (
  member_id bigint not null references member (id),
  day date not null,
  staked bigint not null default 0,
  returned bigint not null default 0,
  played_ms bigint not null default 0,
  last_played_at timestamptz,
  primary key (member_id, day)
) with (fillfactor = 70);

-- How often a member wants to be told how long he has played.
create table care_choice (
  member_id bigint primary key references member (id),
  reality_minutes smallint not null check (reality_minutes between 5 and 480)
);
