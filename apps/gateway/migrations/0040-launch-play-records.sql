-- A round belongs to the day on which it was begun by the clocks of the merchant's players, and to the category in which its
-- game stood then: neither changes with the merchant's zone or with the catalogue. Whoever writes a round may leave them out.
alter table game_round add column day date, add column category text;

create function place_round() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  select (new.opened_at at time zone zone)::date into strict new.day from merchant where code = new.merchant_code;
  -- A game that a player reaches out of another one, as from a lobby of tables, counts where he went in.
  select category into new.category from game_session where id = new.session_id;
  if new.category is null then
    select category into strict new.category from game where node_id = new.node_id;
  end if;
  return new;
end $$;

create trigger round_has_its_place before insert on game_round for each row
  when (new.day is null or new.category is null) execute function place_round();

update game_round round set
  day = (round.opened_at at time zone merchant.zone)::date,
  category = coalesce((select category from game_session where id = round.session_id), game.category)
from merchant, game where merchant.code = round.merchant_code and game.node_id = round.node_id;

alter table game_round alter column day set not null, alter column category set not null;

-- How a round went for its player. Drawn: it gave back what it took.
alter table game_round add column outcome text not null generated always as (case
  when state <> 'closed' then state
  when paid > staked then 'won'
  when paid < staked then 'lost'
  else 'drawn' end) stored;

-- What has ended, in the order of a player's records. All filters share it: the totals below know which of these combinations
-- there are on which day, and a page is put together from their newest.
create index game_round_records on game_round (member_id, day, category, vendor, outcome, opened_at, id)
  where state <> 'open';
-- What has not: few rounds, which are counted one by one.
create index game_round_unfinished on game_round (member_id, opened_at) where state = 'open';

-- What a member's rounds come to, a day, category, vendor and outcome; of those that have ended. Kept by the statements that
-- end rounds, so that the sums over a million rounds are a few hundred rows.
create table play_day (
  member_id bigint not null,
  day date not null,
  category text not null,
  vendor text not null,
  outcome text not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  primary key (member_id, day, category, vendor, outcome)
) with (fillfactor = 70);

-- Adds what rounds have become and takes away what they were before. In order, so that two of these at work at once wait for
-- each other in one direction only.
create function count_new_rounds() returns trigger language plpgsql as $$
begin
  if exists (select from new_rounds where state <> 'open') then
    insert into play_day as kept (member_id, day, category, vendor, outcome, rounds, staked, paid)
    select member_id, day, category, vendor, outcome, count(*), sum(staked), sum(paid)
    from new_rounds where state <> 'open'
    group by member_id, day, category, vendor, outcome
    order by member_id, day, category, vendor, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked, paid = kept.paid + excluded.paid;
  end if;
  return null;
end $$;

create function count_changed_rounds() returns trigger language plpgsql as $$
begin
  if exists (select from new_rounds where state <> 'open') or exists (select from old_rounds where state <> 'open') then
    insert into play_day as kept (member_id, day, category, vendor, outcome, rounds, staked, paid)
    select member_id, day, category, vendor, outcome, sum(part), sum(part * staked), sum(part * paid)
    from (
      select 1 as part, * from new_rounds where state <> 'open'
      union all
      select -1, * from old_rounds where state <> 'open') counted
    group by member_id, day, category, vendor, outcome
    order by member_id, day, category, vendor, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked, paid = kept.paid + excluded.paid;
  end if;
  return null;
end $$;

create trigger new_rounds_count after insert on game_round
  referencing new table as new_rounds for each statement execute function count_new_rounds();
create trigger changed_rounds_count after update on game_round
  referencing old table as old_rounds new table as new_rounds for each statement execute function count_changed_rounds();

insert into play_day (member_id, day, category, vendor, outcome, rounds, staked, paid)
select member_id, day, category, vendor, outcome, count(*), sum(staked), sum(paid) from game_round where state <> 'open'
group by member_id, day, category, vendor, outcome;
