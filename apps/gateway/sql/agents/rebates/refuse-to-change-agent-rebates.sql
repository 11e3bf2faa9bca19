-- Paid income of agents and its lines are immutable.
-- Locks: none.
-- Callers: trigger agent_rebate_lines_are_final on agent_rebate_line, trigger agent_rebates_are_final on agent_rebate.
create or replace function refuse_to_change_agent_rebates() returns trigger language plpgsql as $$
begin
  raise exception 'paid agent income is immutable' using errcode = 'restrict_violation';
end $$;
