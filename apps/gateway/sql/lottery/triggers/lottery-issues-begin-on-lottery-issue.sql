-- Enforces the state in which a draw may be inserted. A draw without a row has no bets: once drawn, it counts as paid.
-- Locks: those of the statement.
-- Callers: insert on lottery_issue.
create or replace trigger lottery_issues_begin before insert on lottery_issue
  for each row execute function begin_lottery_issue();
