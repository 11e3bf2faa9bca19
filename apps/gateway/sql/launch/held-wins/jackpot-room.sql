-- The amount by which the cap of a round is higher because of a jackpot payment: one already made in the round, else
-- the jackpot's part of this win.
-- Locks: none.
-- Callers: exceeds_round_cap.
create or replace function jackpot_room(c seamless_call, s game_session) returns bigint language plpgsql as $$
declare
  jackpot_paid bigint;
begin
  select coalesce(sum(t.amount), 0) into jackpot_paid
  from seamless_transaction w join transfer t on t.key = 'jackpot:' || w.vendor || ':' || w.transaction_id
  where w.member_id = s.member_id and w.vendor = c.vendor and w.round_id = c.round_id and w.kind = 'win';
  if jackpot_paid > 0 or c.jackpot is null then
    return jackpot_paid;
  end if;
  return least(c.jackpot, (
    select coalesce(sum(part.amount), 0) from account pool join jackpot_pool part on part.account_id = pool.id
    where pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member' and pool.vendor is null));
end $$;
