-- Rejects a held win and notifies the player. Returns false when the win is no longer pending.
-- Locks: writes held_win; those of lock_accounts, mail_held_win.
-- Callers: launch/held-wins/decide-held-win.ts.
create or replace function reject_held_win(held bigint, by_whom text, because text, now_at timestamptz) returns boolean
language plpgsql as $$
declare
  h held_win;
begin
  perform lock_accounts(array(select credit_account from held_win where id = held));
  update held_win set state = 'rejected', actor = by_whom, decision_reason = because, decided_at = now_at
  where id = held and state = 'held' returning * into h;
  if not found then
    return false;
  end if;
  perform mail_held_win(h, 'win.rejected', (select node_id from game_round r
    where r.vendor = h.vendor and r.member_id = h.member_id and r.round_id = h.round_id), now_at);
  return true;
end $$;
