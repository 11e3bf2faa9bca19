-- Locks the members' accounts among the given ones in id order, so that concurrent callers cannot deadlock. Call it
-- before moving money between several accounts, or in several steps. Merchants' accounts keep no balance and are not
-- locked.
-- Locks: rows of account of members, in id order (for no key update).
-- Callers: answer_seamless_calls, pay_held_win, post_transfers, reject_held_win, wallet/post-transfer.ts.
create or replace function lock_accounts(ids bigint[]) returns void language plpgsql as $$
begin
  perform from account where id = any (ids) and balance is not null order by id for no key update;
end $$;
