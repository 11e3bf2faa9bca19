-- Enforces that a held win keeps its identity and amount, and is decided once.
-- Locks: none.
-- Callers: trigger held_win_is_immutable on held_win.
create or replace function protect_held_win() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (new.vendor, new.transaction_id, new.member_id, new.round_id, new.amount, new.credit_account)
      is distinct from (old.vendor, old.transaction_id, old.member_id, old.round_id, old.amount, old.credit_account)
    or (old.state, new.state) not in (('held', 'held'), ('held', 'approved'), ('held', 'rejected'), ('held', 'replaced'),
      ('approved', 'approved'), ('rejected', 'rejected'), ('rejected', 'replaced'), ('replaced', 'replaced')) then
    raise exception 'ILLEGAL_STATE: a held win is decided once and cannot be deleted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
