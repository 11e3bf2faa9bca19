-- Enforces that an affiliate link keeps its terms, and that a closed link stays closed.
-- Locks: those of the statement.
-- Callers: update on affiliate_link.
create or replace trigger affiliate_link_is_immutable before update on affiliate_link for each row
  when (old.closed_at is not null or (old.merchant_code, old.code, old.member_id, old.type, old.rates, old.made_at)
    is distinct from (new.merchant_code, new.code, new.member_id, new.type, new.rates, new.made_at))
  execute function protect_affiliate_link();
