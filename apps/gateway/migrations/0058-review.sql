-- Claims of deposits by reviewers, as those of withdrawals, and reasons that follow the default again.

-- The staff account that reviews a deposit. For a few minutes, other staff see this and cannot decide.
create table deposit_claim (
  deposit_id bigint primary key references deposit (id),
  staff_id bigint not null references staff_account (id),
  expires_at timestamptz not null,
  -- Bank line that the reviewer is matching with the deposit. Meanwhile other staff cannot use the line.
  line_id bigint references bank_line (id)
);

create index deposit_claim_of_staff on deposit_claim (staff_id);
create index deposit_claim_of_line on deposit_claim (line_id) where line_id is not null;

alter table merchant_decision_reason
  -- Null: the label and the texts of the default, also after a later change of the default.
  alter column label drop not null,
  alter column words drop not null;
