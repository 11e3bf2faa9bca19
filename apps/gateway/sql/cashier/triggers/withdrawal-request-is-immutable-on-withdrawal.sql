-- Enforces that a withdrawal keeps its number, member, currency, amount, fee and bank card.
-- Locks: those of the statement.
-- Callers: update on withdrawal.
create or replace trigger withdrawal_request_is_immutable before update on withdrawal for each row
  when ((old.id, old.member_id, old.currency, old.amount, old.fee, old.bank_card_id)
    is distinct from (new.id, new.member_id, new.currency, new.amount, new.fee, new.bank_card_id))
  execute function protect_withdrawal_request();
