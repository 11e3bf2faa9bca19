-- Ends the contracts and offers of a member who moves to another upline.
-- Locks: rows of agent_contract (for update); writes agent_contract_log, agent_contract_terms, agent_contract.
-- Callers: trigger moved_member_leaves_contracts on member.
create or replace function end_contracts_of_moved_member() returns trigger language plpgsql as $$
declare
  now_at timestamptz := clock_timestamp();
  ended agent_contract;
begin
  for ended in
    select * from agent_contract
    where downline_id = new.id and status in ('P', 'E', 'V', 'A') and upline_id is distinct from new.upline_id
    order by id for update
  loop
    update agent_contract_terms set in_force_to = greatest(now_at, in_force_from)
    where id = ended.terms_id and in_force_to is null;
    update agent_contract
    set status = 'C', version = version + 1, offered_terms_id = null, ending_by = null, changed_at = now_at
    where id = ended.id;
    insert into agent_contract_log (contract_id, action, at, side, version, from_status, to_status, to_version)
    values (ended.id, 'C', now_at, 'system', ended.version, ended.status, 'C', ended.version + 1);
  end loop;
  return null;
end $$;
