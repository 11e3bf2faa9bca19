-- Updates the paths of a member and of all members below after a change of the upline. Refuses an upline who is the
-- member or below the member.
-- Locks: advisory 7301141; writes member.
-- Callers: trigger member_path_follows on member.
create or replace function move_member_in_line() returns trigger language plpgsql as $$
declare
  above text;
begin
  perform pg_advisory_xact_lock(7301141);
  above := coalesce((select path from member where id = new.upline_id), '/');
  if position(old.path in above) = 1 then
    raise exception 'member % cannot be moved below itself', new.id using errcode = 'restrict_violation';
  end if;
  new.path := above || new.id || '/';
  update member set path = new.path || substr(path, char_length(old.path) + 1)
  where merchant_code = new.merchant_code and path like old.path || '%' and id <> new.id;
  return new;
end $$;
