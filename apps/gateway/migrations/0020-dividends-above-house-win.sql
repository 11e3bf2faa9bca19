-- What the house was expected to keep of the team's valid bets in the period, less what the team was given; null where only
-- turnover counts, and of bills made before. A dividend of the company above it waits for approval.
alter table agent_bill add column house_win bigint;
