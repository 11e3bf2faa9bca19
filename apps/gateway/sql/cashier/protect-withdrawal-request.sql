-- Enforces that a withdrawal begins as submitted and never changes its amount, its fee, its member or its bank card.
-- Locks: none.
-- Callers: trigger withdrawal_request_is_immutable on withdrawal, trigger withdrawals_begin_submitted on withdrawal.
create or replace function protect_withdrawal_request() returns trigger language plpgsql as $$
begin
  raise exception 'the request of a withdrawal is immutable' using errcode = 'restrict_violation';
end $$;
