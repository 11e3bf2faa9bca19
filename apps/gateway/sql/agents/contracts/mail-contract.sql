-- Sends the mail about each step of a contract to the other party. Excluded members get no mail about offers, but find
-- them when the exclusion has ended.
-- Locks: those of write_mail.
-- Callers: trigger contract_step_is_mailed on agent_contract_log.
create or replace function mail_contract() returns trigger language plpgsql as $$
declare
  contract agent_contract;
  below text;
  happened text := case new.action
    when 'N' then 'offered'
    when 'P' then case new.from_status when 'P' then 'modified' else 'edited' end
    when 'E' then 'edited'
    when 'A' then case new.from_status when 'P' then 'accepted' else 'editAccepted' end
    when 'V' then 'ending'
    when 'C' then case new.from_status when 'P' then 'withdrawn' else 'ended' end
    else case new.from_status
      when 'P' then 'declined'
      when 'V' then 'goesOn'
      else case new.side when 'downline' then 'editDeclined' else 'editWithdrawn' end
    end
  end;
begin
  select * into contract from agent_contract where id = new.contract_id;
  select account into below from member where id = contract.downline_id;
  if new.side <> 'downline' then
    perform write_mail(array[contract.downline_id], 'contract:' || new.id, case happened when 'offered' then 'offer' else 'service' end,
      'contract.step', jsonb_build_object('happened', happened, 'kind', contract.kind, 'category', contract.category), null,
      new.at, true);
  end if;
  if new.side in ('downline', 'system') and contract.upline_id is not null then
    perform write_mail(array[contract.upline_id], 'contract:' || new.id, 'service', 'contract.step',
      jsonb_build_object('happened', happened, 'kind', contract.kind, 'category', contract.category, 'account', below), null,
      new.at, true);
  end if;
  return null;
end $$;
