-- Answers calls of one player in order, all or none. If one is refused, nothing is written, and the returned balance is
-- the current one.
-- Locks: those of answer_seamless_calls.
-- Callers: launch/seamless/seamless-wallet.ts.
create or replace function answer_seamless_play(calls_json json, now_at timestamptz, nonces_until timestamptz, idle_until timestamptz)
returns table (ord integer, code text, reference bigint, state text, balance bigint, currency text, changed_member bigint,
  win_id bigint, win_paid bigint, win_staked bigint)
language plpgsql as $$
declare
  outcomes json;
  is_undone boolean := false;
  current_balance bigint;
begin
  begin
    select json_agg(a) into outcomes from answer_seamless_calls(calls_json, now_at, nonces_until, idle_until) a;
    if exists (select from json_to_recordset(outcomes) o (code text) where o.code <> 'done') then
      raise exception 'a call of a play was refused' using errcode = 'PLAY0';
    end if;
  exception when sqlstate 'PLAY0' then
    is_undone := true;
    current_balance := (balances_of_accounts(array(select account_id from game_session
      where id = (calls_json -> 0 ->> 'session_id')::uuid)))[1];
  end;
  return query
  select o.ord, o.code, o.reference, o.state, case when is_undone then current_balance else o.balance end, o.currency,
    case when not is_undone then o.changed_member end, o.win_id, o.win_paid, o.win_staked
  from json_to_recordset(outcomes) o (ord integer, code text, reference bigint, state text, balance bigint,
    currency text, changed_member bigint, win_id bigint, win_paid bigint, win_staked bigint);
end $$;
