-- Sets position and hash of a new audit entry, which follows the last entry of its chain.
-- Locks: row of the merchant's chain, until the transaction ends, so that entries of one chain are written
--   sequentially.
-- Callers: trigger audit_entry_is_chained on audit_entry.
create or replace function chain_audit_entry() returns trigger language plpgsql as $$
declare
  previous audit_chain;
begin
  new.chain := coalesce(new.merchant_code, '-');
  insert into audit_chain (chain, position, head) values (new.chain, 0, '') on conflict (chain) do nothing;
  select * into previous from audit_chain where chain = new.chain for update;
  new.position := previous.position + 1;
  new.hash := audit_hash(previous.head, audit_fields(new));
  update audit_chain set position = new.position, head = new.hash where chain = new.chain;
  return new;
end $$;
