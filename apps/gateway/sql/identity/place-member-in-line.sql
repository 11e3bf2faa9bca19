-- Sets a new member's path. Waits while another transaction moves members to other uplines.
-- Locks: advisory 7301141 (shared).
-- Callers: trigger member_has_a_path on member.
create or replace function place_member_in_line() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7301141);
  new.path := coalesce((select path from member where id = new.upline_id), '/') || new.id || '/';
  return new;
end $$;
