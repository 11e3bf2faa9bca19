-- Enforces for every writer that a line transfer is between a member and the direct upline.
-- Locks: none.
-- Callers: trigger line_transfer_is_within_line on line_transfer.
create or replace function enforce_transfer_within_line() returns trigger language plpgsql as $$
declare
  below bigint := case new.direction when 'up' then new.payer_id else new.payee_id end;
  above bigint := case new.direction when 'up' then new.payee_id else new.payer_id end;
begin
  if not exists (select from member where id = below and upline_id = above) then
    raise exception 'member % is not a direct downline of %', below, above using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
