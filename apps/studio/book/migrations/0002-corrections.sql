-- A wrongly entered result is corrected by a review or in the results console.
alter table book.match
  -- Whether the match's result was entered wrongly (chosen at random) and awaits a review.
  add column review boolean not null default false,
  -- Corrected final result from the results console: { "score": …, "maps": … }.
  add column corrected jsonb,
  -- Number of corrections, and the version of the result by which the match's picks are settled.
  add column version integer not null default 0,
  add column settled_version integer not null default 0,
  add constraint settled_by_a_result check (settled_version between 0 and version);
create index match_reviewed on book.match (kicked_off_at) where review and version = 0;
create index match_to_settle on book.match (fixture_id) where settled_version < version;
create index leg_of_match on book.leg (fixture_id, round_id, place);
