-- A result that was entered wrongly is corrected when it was looked at again, or by somebody at the desk.
alter table book.match
  -- It was entered wrongly, by chance, and is looked at again.
  add column review boolean not null default false,
  -- How the match ended after all, where the desk has said so: { "score": …, "maps": … }.
  add column corrected jsonb,
  -- How often it was corrected, and by which of its results its picks are settled.
  add column version integer not null default 0,
  add column settled_version integer not null default 0,
  add constraint settled_by_a_result check (settled_version between 0 and version);
create index match_reviewed on book.match (kicked_off_at) where review and version = 0;
create index match_to_settle on book.match (fixture_id) where settled_version < version;
create index leg_of_match on book.leg (fixture_id, round_id, place);
