-- Responsible-gaming settings of a merchant; without a row the defaults apply: responsible-gaming/terms.ts.
create table care_terms (
  merchant_code text primary key references merchant (code),
  is_on boolean not null,
  -- Interval of reality checks, until a player chooses another.
  reality_minutes smallint not null check (reality_minutes between 5 and 480),
  -- Waiting time before a higher limit, or its removal, may be confirmed; and the delay of a reinstatement.
  delay_hours smallint not null check (delay_hours between 24 and 720),
  time_outs text[] not null,
  exclusions text[] not null
);

-- Time-outs, which end automatically, and self-exclusions of members, which end a day after a reinstatement request
-- that follows their minimum time. An excluded member can neither deposit nor stake, but can withdraw.
create table care_rest (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('timeOut', 'exclusion')),
  length text not null,
  began_at timestamptz not null,
  -- Null: permanent.
  ends_at timestamptz check (ends_at > began_at),
  asked_back_at timestamptz,
  -- Effective end.
  over_at timestamptz,
  -- Set by an operator, if it was a mistake.
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

-- Identifiers by which a new registration of an excluded person is recognised. Hashes only, so that they reveal no
-- person.
create table care_mark (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('idNumber', 'email', 'mobile', 'social', 'card')),
  mark bytea not null check (octet_length(mark) = 32),
  member_id bigint not null references member (id),
  primary key (merchant_code, kind, mark, member_id)
);

-- Log of limits and exclusions chosen, confirmed and withdrawn.
create table care_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  at timestamptz not null,
  what text not null,
  detail jsonb not null default '{}'
);
create index care_event_of_member on care_event (member_id, id desc);

-- Limits of members: deposits and losses in units of the ledger, play time in minutes, by days, weeks and months of the
-- merchant's calendar. The lowest limit applies.
create table care_limit (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  value bigint not null check (value > 0),
  set_at timestamptz not null,
  -- Requested higher limit (null: removal), and the time from which it may be confirmed.
  wanted bigint check (wanted > value),
  wanted_at timestamptz,
  wanted_from timestamptz,
  primary key (member_id, kind, period),
  check (kind <> 'session' or period = 'day'),
  check ((wanted_at is null) = (wanted_from is null)),
  check (wanted is null or wanted_at is not null),
  check (wanted_from >= wanted_at + interval '24 hours')
);

-- Stakes, payouts and play time of members with loss or session limits, by the merchant's days. Other members have no
-- rows, so their bets cost nothing extra.
create table care_day (
  member_id bigint not null references member (id),
  day date not null,
  staked bigint not null default 0,
  returned bigint not null default 0,
  played_ms bigint not null default 0,
  last_played_at timestamptz,
  primary key (member_id, day)
) with (fillfactor = 70);

-- Interval of reality checks chosen by a member.
create table care_choice (
  member_id bigint primary key references member (id),
  reality_minutes smallint not null check (reality_minutes between 5 and 480)
);
