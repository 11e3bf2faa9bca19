-- Every state history has a reason, so that one helper writes all of them.
alter table agent_contract_log add column reason text not null default '';
