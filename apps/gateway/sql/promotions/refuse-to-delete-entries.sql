-- Promotion entries and their history are never deleted; the history never changes.
-- Locks: none.
-- Callers: trigger promotion_entries_are_not_deleted on promotion_entry, trigger promotion_steps_are_immutable on
--   promotion_step.
create or replace function refuse_to_delete_entries() returns trigger language plpgsql as $$
begin
  raise exception 'entries and their steps cannot be deleted' using errcode = 'restrict_violation';
end $$;
