-- The identity of a draw and its published result are immutable; only the transition for corrections changes a result.
-- Locks: none.
-- Callers: trigger lottery_issue_steps_are_immutable on lottery_issue_step, trigger lottery_issues_are_immutable on
--   lottery_issue, trigger lottery_results_are_immutable on lottery_issue.
create or replace function protect_lottery_result() returns trigger language plpgsql as $$
begin
  raise exception 'the schedule and a published result of an issue are immutable' using errcode = 'restrict_violation';
end $$;
