-- Expected house win on the team's valid bets in the period, less the amounts credited to the team; null if only
-- turnover counts, and for earlier bills. A merchant's dividend above it waits for approval.
alter table agent_bill add column house_win bigint;
