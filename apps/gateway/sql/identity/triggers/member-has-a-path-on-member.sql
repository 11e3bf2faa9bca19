-- Sets a new member's path. Waits while another transaction moves members to other uplines.
-- Locks: those of the statement, and of place_member_in_line.
-- Callers: insert on member.
create or replace trigger member_has_a_path before insert on member for each row execute function place_member_in_line();
