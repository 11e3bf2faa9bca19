-- Corrected result of a decided round. The wallet is called once the round is closed; when it has executed the
-- correction, the round shows the corrected result. The last version applies.
create table studio.correction (
  round_id text not null references studio.round,
  version integer not null check (version > 0),
  outcome jsonb not null,
  won_cents bigint not null check (won_cents >= 0),
  made_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_problem text,
  -- Time when the wallet executed the correction, or permanently refused it.
  ended_at timestamptz,
  refusal text,
  primary key (round_id, version)
);
create index correction_due on studio.correction (due_at) where ended_at is null;
