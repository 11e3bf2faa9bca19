-- The history of agents' changes is immutable.
-- Locks: none.
-- Callers: trigger agent_changes_are_final on agent_change.
create or replace function refuse_to_change_agent_changes() returns trigger language plpgsql as $$
begin
  raise exception 'changes of agents are immutable' using errcode = 'restrict_violation';
end $$;
