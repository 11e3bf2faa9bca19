-- What agents got for the bets on an issue, by each result it had: so much is taken back with the result.
create table lottery_commission (
  issue_id bigint not null references lottery_issue (id),
  results integer not null,
  agent_id bigint not null references member (id),
  merchant_code text not null,
  amount bigint not null check (amount > 0),
  taken_back boolean not null default false,
  primary key (issue_id, results, agent_id)
);
