-- All that was asked for in a round, in the detail of a record.
create index seamless_transaction_round on seamless_transaction (member_id, vendor, round_id);

-- What a vendor told of a round that was over, in one language: kept, for he may forget it, or leave.
create table round_detail (
  vendor text not null,
  member_id bigint not null,
  round_id text not null,
  language text not null,
  detail jsonb not null,
  told_at timestamptz not null,
  primary key (vendor, member_id, round_id, language),
  foreign key (vendor, member_id, round_id) references game_round (vendor, member_id, round_id) on delete cascade
);
