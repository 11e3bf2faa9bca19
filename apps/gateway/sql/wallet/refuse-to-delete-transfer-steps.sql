-- The history of vendor transfers is immutable: refuses update, deletion and truncation.
-- Locks: none.
-- Callers: trigger transfer_steps_are_immutable on vendor_transfer_step.
create or replace function refuse_to_delete_transfer_steps() returns trigger language plpgsql as $$
begin
  raise exception 'the steps of a vendor transfer are immutable' using errcode = 'restrict_violation';
end $$;
