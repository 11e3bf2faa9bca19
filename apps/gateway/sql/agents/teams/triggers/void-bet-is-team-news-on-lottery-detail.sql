-- A void bet was none: the bettor's day is taken back from the sums of teams.
-- Locks: those of the statement, and of note_presence_for_teams.
-- Callers: update of status on lottery_detail.
create or replace trigger void_bet_is_team_news after update of status on lottery_detail for each row
  when (old.status is distinct from new.status and new.status in (6, 7, 8, 12, 14, 15, 17, 20, 99))
  execute function note_presence_for_teams('void', 'placed_at');
