-- Line transfers and their batches are immutable.
-- Locks: none.
-- Callers: trigger line_batches_are_final on line_batch, trigger line_transfers_are_final on line_transfer.
create or replace function refuse_to_change_line_transfers() returns trigger language plpgsql as $$
begin
  raise exception 'line transfers are immutable' using errcode = 'restrict_violation';
end $$;
