-- A spent ticket cannot change, and no ticket changes its promotion, member or source.
-- Locks: those of the statement.
-- Callers: update on wheel_ticket.
create or replace trigger wheel_ticket_is_spent_once before update on wheel_ticket for each row
  when (old.spun_at is not null
    or (old.promotion_id, old.member_id, old.source) is distinct from (new.promotion_id, new.member_id, new.source))
  execute function protect_wheel_ticket();
