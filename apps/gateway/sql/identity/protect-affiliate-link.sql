-- Refuses a change of an affiliate link. Its trigger calls it only for a closed link, and for a change of the terms.
-- Locks: none.
-- Callers: trigger affiliate_link_is_immutable on affiliate_link.
create or replace function protect_affiliate_link() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a link are immutable, and a closed link cannot be reopened' using errcode = 'restrict_violation';
end $$;
