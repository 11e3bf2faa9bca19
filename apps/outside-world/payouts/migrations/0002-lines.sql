-- The statement: one line per paid payout.
create table payouts.line (
  id bigint generated always as identity primary key,
  key_id text not null,
  payout_id text not null unique,
  reference text not null,
  amount numeric(19, 4) not null,
  currency text not null,
  state text not null default 'paid' check (state in ('paid', 'reversed')),
  at timestamptz not null default now()
);
create index line_of_customer on payouts.line (key_id, at, id);

insert into payouts.line (key_id, payout_id, reference, amount, currency, at)
  select key_id, payout_id, reference, amount, currency, ended_at from payouts.payout
  where state = 'paid' order by ended_at, reference;
drop index payouts.payout_line;
