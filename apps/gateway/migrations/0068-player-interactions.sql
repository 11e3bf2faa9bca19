-- Interactions of staff with members about safer play. Immutable: a follow-up is another interaction.
create table player_interaction (
  id bigint generated always as identity primary key,
  -- Of the call: a repeated one stores nothing.
  key uuid not null,
  merchant_code text not null,
  member_id bigint not null,
  at timestamptz not null,
  staff_id bigint not null references staff_account (id),
  -- Mail of the person.
  author text not null,
  trigger text not null,
  channel text not null,
  -- Measures that were considered, those of them that were taken, and why.
  considered text[] not null,
  done text[] not null,
  note text not null,
  -- What the person saw: figures of the 7 and 30 days before, limits and exclusion.
  seen jsonb not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  check (done <@ considered),
  unique (staff_id, key)
);
create index player_interaction_of_merchant on player_interaction (merchant_code, id desc);
create index player_interaction_of_member on player_interaction (member_id, id desc);

-- The register of time-outs and self-exclusions.
create index player_exclusion_of_merchant on player_exclusion (merchant_code, id desc);
