-- Refuses a statement on withdrawals. Its triggers call it only for a withdrawal that does not begin as submitted,
-- and for a change of its number, member, currency, amount, fee or bank card.
-- Locks: none.
-- Callers: trigger withdrawal_request_is_immutable on withdrawal, trigger withdrawals_begin_submitted on withdrawal.
create or replace function protect_withdrawal_request() returns trigger language plpgsql as $$
begin
  raise exception 'the request of a withdrawal is immutable' using errcode = 'restrict_violation';
end $$;
