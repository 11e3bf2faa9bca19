-- Sends the mail about each step of a contract to the other party. Excluded members get no mail about offers, but find
-- them when the exclusion has ended.
-- Locks: those of the statement, and of mail_contract.
-- Callers: insert on agent_contract_log.
create or replace trigger contract_step_is_mailed after insert on agent_contract_log for each row
  when (not new.refused and new.action <> 'D') execute function mail_contract();
