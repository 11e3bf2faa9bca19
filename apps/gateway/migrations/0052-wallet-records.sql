-- A member's records without his play, which is most of what moves: whoever looks for the few other entries of a month finds
-- them without reading a million bets. Play writes nothing into these.
create index transfer_debit_records on transfer (debit_account, debit_version)
  where debit_version is not null and code not in (3100, 3106, 3200);
create index transfer_credit_records on transfer (credit_account, credit_version)
  where credit_version is not null and code not in (3100, 3106, 3200);
