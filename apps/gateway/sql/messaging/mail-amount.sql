-- Formats an amount of the ledger for the wire.
-- Locks: none.
-- Callers: correct_round, mail_deposit, mail_held_win, mail_reward, mail_withdrawal, record_held_win,
--   lottery/settlement/paying/notify-winners.ts, messaging/mail/mail-ending.ts.
create or replace function mail_amount(units bigint) returns text language sql immutable as $$
  select case when units % 100 = 0 then round(units / 10000.0, 2) else round(units / 10000.0, 4) end::text
$$;
