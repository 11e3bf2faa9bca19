-- Picks that may be decided are queried twice a second: those of matches that have kicked off, by their scope. The
-- kick-off of earlier picks was not stored; they are treated as if their matches had kicked off.
alter table book.leg add column kick_off timestamptz not null default '1970-01-01T00:00:00Z';
alter table book.leg alter column kick_off drop default;

create index leg_due on book.leg (kick_off, fixture_id) where became is null;
drop index book.leg_open;
-- A market's id begins with its scope: the match, or one of its maps.
create index leg_open on book.leg (fixture_id, split_part(market, '.', 1), round_id) where became is null;
