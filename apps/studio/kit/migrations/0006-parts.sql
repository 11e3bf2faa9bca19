-- Payment of a held round before its decision, for a part of its stake that its game has bought back. The wallet is
-- called once the action is stored, and again until it answers; the win that closes the round comes after all parts.
create table studio.part (
  round_id text not null references studio.round,
  number integer not null check (number > 0),
  paid_cents bigint not null check (paid_cents > 0),
  made_at timestamptz not null default now(),
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_problem text,
  -- Time when the wallet executed the payment, or permanently refused it.
  ended_at timestamptz,
  refusal text,
  primary key (round_id, number)
);
create index part_due on studio.part (due_at) where ended_at is null;

-- Sum of the parts. A round with a paid part is never returned.
alter table studio.round
  add column parts_cents bigint not null default 0 check (parts_cents >= 0);
