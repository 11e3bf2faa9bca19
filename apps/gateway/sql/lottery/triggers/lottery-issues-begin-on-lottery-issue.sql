-- Enforces the states in which a draw may be inserted. Draws without bets have no row until they are drawn, and are
-- then inserted as paid.
-- Locks: those of the statement.
-- Callers: insert on lottery_issue.
create or replace trigger lottery_issues_begin before insert on lottery_issue
  for each row execute function begin_lottery_issue();
