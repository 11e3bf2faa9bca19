-- Claims of deposits by reviewers, as those of withdrawals, and reasons that follow the default again.

alter table merchant_decision_reason
  -- Null: the label and the texts of the default, also after a later change of the default.
  alter column label drop not null,
  alter column words drop not null;
