-- Paid rebates and their lines are immutable.
-- Locks: none.
-- Callers: trigger rebate_lines_are_final on rebate_line, trigger rebates_are_final on rebate.
create or replace function refuse_to_change_rebates() returns trigger language plpgsql as $$
begin
  raise exception 'a paid rebate is immutable' using errcode = 'restrict_violation';
end $$;
