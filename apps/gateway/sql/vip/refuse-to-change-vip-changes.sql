-- The history of VIP levels is immutable.
-- Locks: none.
-- Callers: trigger vip_changes_are_final on vip_change.
create or replace function refuse_to_change_vip_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the log of VIP levels is immutable' using errcode = 'restrict_violation';
end $$;
