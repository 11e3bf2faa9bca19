-- What all players together could win by one number of a play in one issue: beyond a limit it is sold out. Kept while the issue
-- takes bets, and a little longer.
create table lottery_exposure (
  issue_id bigint not null references lottery_issue (id),
  play_id integer not null,
  number bytea not null,
  exposed bigint not null check (exposed >= 0),
  primary key (issue_id, play_id, number)
) with (fillfactor = 70);

-- A hash of what was picked, in whatever order somebody has picked it.
alter table lottery_slip add column number bytea not null default '';
alter table lottery_slip alter column number drop default;

-- 4,000,000.00: ten times what one player gets.
alter table lottery_terms add column max_exposure bigint not null default 40000000000 check (max_exposure > 0);
alter table lottery_terms alter column max_exposure drop default;
