-- Money between a member's main wallet and another one that the gateway keeps itself, such as that of the lottery: two transfers
-- of the ledger in one commit, so it has no states.
create table wallet_move (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  currency text not null,
  -- The wallet at the other end of the main one.
  wallet_type smallint not null check (wallet_type = 4),
  -- Into that wallet, or out of it.
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  -- The caller's own name for it: repeated, it is the same move.
  request_key text,
  moved_at timestamptz not null,
  unique (member_id, request_key)
);
create index wallet_move_of_member on wallet_move (member_id, moved_at desc);

create function refuse_to_change_wallet_moves() returns trigger language plpgsql as $$
begin
  raise exception 'what was moved between wallets stays moved' using errcode = 'restrict_violation';
end $$;
create trigger wallet_moves_are_final before update or delete or truncate on wallet_move
  for each statement execute function refuse_to_change_wallet_moves();

-- What a member brought and took, was given back and was given, by day, however much he has played in between: none of it is a
-- stake or a payout. The codes of the handbook's cashier and rebates are 6000 to 6999; four more are of promotions and the lottery.
create index transfer_debit_cash on transfer (debit_account, occurred_at)
  where debit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112));
create index transfer_credit_cash on transfer (credit_account, occurred_at)
  where credit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112));
