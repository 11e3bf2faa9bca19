-- What a merchant offers players who want to play less; who has no row has chosen nothing, and the usual holds: care/terms.ts.
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

create function keep_care_rest() returns trigger language plpgsql as $$
begin
  raise exception 'a rest from play stays as it was chosen' using errcode = 'restrict_violation';
end $$;
create trigger care_rest_is_kept before delete or truncate on care_rest
  for each statement execute function keep_care_rest();
create trigger care_rest_stays before update on care_rest for each row
  when ((old.id, old.member_id, old.merchant_code, old.kind, old.length, old.began_at, old.ends_at)
    is distinct from (new.id, new.member_id, new.merchant_code, new.kind, new.length, new.began_at, new.ends_at))
  execute function keep_care_rest();

-- Those of these members who rest from play.
create function members_at_rest(asked bigint[], now_at timestamptz) returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return array(
    select member_id from care_rest where member_id = any (asked) and (over_at is null or over_at > now_at));
end $$;

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
create trigger care_events_are_kept before update or delete or truncate on care_event
  for each statement execute function keep_care_rest();
