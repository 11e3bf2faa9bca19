-- Applies a correction to the ledger, the round and the list of wins. The valid bet that the vendor reported is
-- replaced by that of the correction or, without one, computed by the rule.
-- Locks: writes game_win, game_round; those of post_transfers, take_back_or_owe, write_mail.
-- Callers: resettle_seamless_rounds.
create or replace function correct_round(c seamless_call, s game_session, difference bigint, now_at timestamptz) returns bigint
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  key text := 'game:' || c.vendor || ':' || c.transaction_id;
  reference text := c.vendor || ':' || c.round_id;
  moved bigint := abs(difference);
  corrected game_round;
begin
  if difference > 0 then
    if post_transfers(
      array[row (key, 3107, s.counter_account_id, s.account_id, difference, reference)::posting], now_at) <> '{posted}' then
      raise exception 'the transfer % exists already', key using errcode = 'serialization_failure';
    end if;
  else
    moved := take_back_or_owe(row (key, 3206, s.account_id, s.counter_account_id, -difference, reference)::posting, now_at);
  end if;

  -- Triggers then change daily sums, teams, turnover and rebates by the differences; the changes of teams have the time
  -- of the correction, not of the round.
  update game_round r set paid = r.paid + difference, valid_reported = c.valid,
    closed_at = case when r.state = 'closed' then greatest(now_at, r.closed_at) end
  where r.vendor = c.vendor and r.member_id = s.member_id and r.round_id = c.round_id
  returning * into strict corrected;
  if corrected.state = 'closed' and s.ranked and corrected.paid > corrected.staked then
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    values (corrected.id, corrected.merchant_code, (now_at at time zone 'UTC')::date, s.category, corrected.paid, corrected.staked, s.currency,
      corrected.node_id, s.masked_name, now_at)
    on conflict on constraint game_win_pkey do update set paid = excluded.paid, staked = excluded.staked;
  else
    delete from game_win where round = corrected.id;
  end if;
  perform write_mail(array[s.member_id], 'resettle:' || c.vendor || ':' || c.transaction_id, 'service', 'round.corrected',
    jsonb_build_object('game', (select name from game where node_id = corrected.node_id), 'vendor', c.vendor,
      'before', mail_amount(corrected.paid - difference), 'payout', mail_amount(corrected.paid), 'currency', s.currency,
      'owed', case when moved < abs(difference) then mail_amount(abs(difference) - moved) else '' end),
    null, now_at, true);
  return nullif(moved, 0);
end $$;
