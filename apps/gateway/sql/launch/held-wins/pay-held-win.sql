-- Pays a held win once, under the idempotency key of the original win. Returns false when the win is no longer pending.
-- Locks: writes game_win, held_win, game_round; those of jackpot_payments, lock_accounts, mail_held_win,
--   post_transfers.
-- Callers: launch/held-wins/decide-held-win.ts.
create or replace function pay_held_win(held bigint, by_whom text, because text, now_at timestamptz) returns boolean
language plpgsql as $$
declare
  h held_win;
  s game_session;
  round game_round;
  postings posting[];
begin
  perform lock_accounts(array(select credit_account from held_win where id = held));
  update held_win set state = 'approved', actor = by_whom, decision_reason = because, decided_at = now_at
  where id = held and state = 'held' returning * into h;
  if not found then
    return false;
  end if;
  postings := array[row ('game:' || h.vendor || ':' || h.transaction_id,
    case when h.transaction_id = h.win_transaction_id then 3100 else 3107 end, h.debit_account, h.credit_account, h.amount,
    h.vendor || ':' || h.round_id)::posting];
  if h.jackpot is not null then
    postings := postings || jackpot_payments(array(
      select row (h.vendor, h.transaction_id, h.round_id, 3110, h.debit_account, pool.id, house.id, h.jackpot)::jackpot_payment
      from account pool join account house on house.merchant_code = pool.merchant_code and house.kind = 'house'
      where pool.merchant_code = h.merchant_code and pool.kind = 'jackpot'));
    if h.jackpot_all then
      postings := postings || jackpot_seed_postings(array(
        select row (h.merchant_code, pool.id, house.id, h.vendor, h.transaction_id)::won_jackpot
        from account pool join account house on house.merchant_code = pool.merchant_code and house.kind = 'house'
        where pool.merchant_code = h.merchant_code and pool.kind = 'jackpot'));
    end if;
  end if;
  if 'posted' <> any (post_transfers(postings, now_at)) then
    raise exception 'the held win % was paid before', held using errcode = 'serialization_failure';
  end if;
  update game_round r set paid = r.paid + h.amount,
    closed_at = case when r.state = 'closed' then greatest(now_at, r.closed_at) end
  where r.vendor = h.vendor and r.member_id = h.member_id and r.round_id = h.round_id returning * into strict round;
  select * into s from game_session where id = round.session_id;
  if round.state = 'closed' and s.ranked and round.paid > round.staked then
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    values (round.id, round.merchant_code, (now_at at time zone 'UTC')::date, s.category, round.paid, round.staked, s.currency,
      round.node_id, s.masked_name, now_at)
    on conflict on constraint game_win_pkey do update set paid = excluded.paid, staked = excluded.staked;
  end if;
  perform mail_held_win(h, 'win.approved', round.node_id, now_at);
  return true;
end $$;
