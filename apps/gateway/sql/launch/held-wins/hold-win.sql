-- Stores one win as held, with the accounts that an approval debits and credits.
-- Locks: those of record_held_win.
-- Callers: hold_wins, resettle_seamless_rounds.
create or replace function hold_win(c seamless_call, s game_session, pays bigint, because text, now_at timestamptz) returns void
language plpgsql as $$
declare
  held held_win;
  limits record;
begin
  limits := round_cap(c.vendor, s.member_id, c.round_id, coalesce(c.node_id, s.node_id), s.currency);
  held.vendor := c.vendor;
  held.transaction_id := c.transaction_id;
  held.win_transaction_id := case c.kind when 'resettle' then c.bet_transaction_id else c.transaction_id end;
  held.member_id := s.member_id;
  held.merchant_code := s.merchant_code;
  held.round_id := c.round_id;
  held.currency := s.currency;
  held.amount := pays;
  held.jackpot := c.jackpot;
  held.jackpot_all := c.jackpot_all and c.jackpot is not null;
  held.reason := because;
  held.cap := case because when 'hour' then limits.hour_units else limits.cap end;
  held.debit_account := s.counter_account_id;
  held.credit_account := s.account_id;
  held.held_at := now_at;
  perform record_held_win(held, (select node_id from game_round r
    where r.vendor = c.vendor and r.member_id = s.member_id and r.round_id = c.round_id));
end $$;
