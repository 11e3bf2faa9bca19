-- Stores a held win and notifies the player, once per round.
-- Locks: writes held_win; those of write_mail.
-- Callers: hold_win, launch/held-wins/hold-record.ts.
create or replace function record_held_win(held held_win, of_node bigint) returns void language plpgsql as $$
begin
  insert into held_win (vendor, transaction_id, win_transaction_id, member_id, merchant_code, round_id, currency, amount, jackpot,
    jackpot_all, reason, cap, debit_account, credit_account, held_at)
  values (held.vendor, held.transaction_id, held.win_transaction_id, held.member_id, held.merchant_code, held.round_id,
    held.currency, held.amount, held.jackpot, coalesce(held.jackpot_all, false), held.reason, held.cap, held.debit_account,
    held.credit_account, held.held_at);
  perform write_mail(array[held.member_id], 'win.held:' || held.vendor || ':' || held.round_id, 'service', 'win.held',
    jsonb_build_object('game', (select name from game where node_id = of_node), 'vendor', held.vendor,
      'amount', mail_amount(held.amount), 'currency', held.currency), null, held.held_at, true);
end $$;
