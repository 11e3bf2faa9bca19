-- A stake whose outcome is decided later: it is accepted, and held until the game decides it.
alter table studio.round alter column outcome drop not null;
alter table studio.round
  -- The game's own name for the subject of a held round: a table's deal, a flight, a slip. Null for a round drawn
  -- immediately.
  add column subject text,
  -- State of a held round stored by its game: face-down cards, opened fields.
  add column progress jsonb,
  drop constraint round_state_check,
  add constraint round_state_check check (state in (
    'drawn', 'bet_sent', 'held', 'rollback_sent', 'bet_accepted', 'win_sent', 'closed', 'refused', 'rolled_back')),
  add constraint held_has_subject check (state <> 'held' or subject is not null),
  -- Only decided rounds are paid.
  add constraint decided_before_paid check (outcome is not null or state not in ('bet_accepted', 'win_sent', 'closed'));

drop index studio.one_open_round;
create unique index one_open_round on studio.round (vendor, player_id, game_id)
  where subject is null and state not in ('closed', 'refused', 'rolled_back');
drop index studio.round_due;
create index round_due on studio.round (due_at)
  where state not in ('held', 'closed', 'refused', 'rolled_back');
create index round_of_subject on studio.round (subject, number) where state = 'held';
create index round_open on studio.round (vendor, player_id, game_id)
  where subject is not null and state not in ('closed', 'refused', 'rolled_back');

-- Players' actions on held rounds, so that a repeated message does nothing more.
create table studio.act (
  round_id text not null references studio.round,
  act_id text not null,
  act jsonb not null,
  acted_at timestamptz not null default now(),
  primary key (round_id, act_id)
);
