-- Transfers are immutable: refuses every update, deletion and truncation. A mistake is corrected by another transfer.
-- Locks: none.
-- Callers: trigger transfers_are_final on transfer, trigger transfers_are_not_truncated on transfer.
create or replace function refuse_to_change_transfers() returns trigger language plpgsql as $$
begin
  raise exception 'ledger transfers are immutable: correct a mistake by another transfer' using errcode = 'restrict_violation';
end $$;
