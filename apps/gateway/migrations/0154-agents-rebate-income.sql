-- The agents' parts of what the bets of a day give back, paid in the night after it. Source: domain handbook 6.2 and 6.12.
insert into cash_code (code, is_debit, part, vertical, sign) values
  (6143, false, 'commission', 'RNG', 1), (6145, false, 'commission', 'FISH', 1), (6146, false, 'commission', 'LIVE', 1),
  (6147, false, 'commission', 'SPORTS', 1);

-- How far the paying for a merchant's day has come: agents go in the order of their ids, some in a commit.
create table agent_rebate_run (
  merchant_code text not null references merchant (code),
  -- On which was played.
  day date not null,
  behind bigint not null default 0,
  done_at timestamptz,
  primary key (merchant_code, day)
);

-- What an agent was paid for a day and kind of game. Nothing, where more was taken back than has come.
create table agent_rebate (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  agent_id bigint not null,
  -- On which was played.
  day date not null,
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')),
  currency text not null,
  amount bigint not null check (amount >= 0 and amount % 100 = 0),
  -- What is taken off his next income of this kind, in hundred thousandths of the ledger's units.
  owed bigint not null check (owed >= 0 and (owed = 0 or amount = 0)),
  made_at timestamptz not null,
  foreign key (merchant_code, agent_id) references member (merchant_code, id),
  -- Once and for ever.
  unique (agent_id, day, vertical)
);
create index agent_rebate_made on agent_rebate (agent_id, made_at);
create index agent_rebate_owed on agent_rebate (agent_id, vertical, id);

-- What it is made of: a line a direct downline, with all below him.
create table agent_rebate_line (
  id bigint generated always as identity primary key,
  rebate_id bigint not null references agent_rebate (id),
  downline_id bigint not null references member (id),
  -- Not the payment's own day where bets of an earlier one were taken back, or ended late.
  day date not null,
  vertical text not null,
  turnover bigint not null check (turnover <> 0),
  -- In thousandths of a percent, as on that day.
  own_thousandths integer not null,
  downline_thousandths integer not null check (downline_thousandths < own_thousandths)
);
create index agent_rebate_line_of on agent_rebate_line (rebate_id, id);

create function refuse_to_change_agent_rebates() returns trigger language plpgsql as $$
begin
  raise exception 'income that was paid stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger agent_rebates_are_final before update or delete or truncate on agent_rebate
  for each statement execute function refuse_to_change_agent_rebates();
create trigger agent_rebate_lines_are_final before update or delete or truncate on agent_rebate_line
  for each statement execute function refuse_to_change_agent_rebates();

-- How much of the turnover of somebody's team has been paid for to whoever stands above him. What the day counts beyond it, or
-- less, is in the next payment.
create table agent_rebate_mark (
  member_id bigint not null,
  day date not null,
  vertical text not null,
  turnover bigint not null,
  primary key (member_id, day, vertical)
) with (fillfactor = 80);

-- Whoever gets another upline takes the turnover of his days with him: what was paid for is not paid for again above, and nothing
-- is taken from those whom it was paid to.
create function move_agent_rebate_marks() returns trigger language plpgsql as $$
declare
  had bigint[] := array(select unnest(string_to_array(trim(both '/' from old.path), '/')::bigint[])
    except select unnest(string_to_array(trim(both '/' from new.path), '/')::bigint[]));
  have bigint[] := array(select unnest(string_to_array(trim(both '/' from new.path), '/')::bigint[])
    except select unnest(string_to_array(trim(both '/' from old.path), '/')::bigint[]));
begin
  insert into agent_rebate_mark as mark (member_id, day, vertical, turnover)
  select above.id, moved.day, moved.vertical, above.part * moved.turnover
  from agent_rebate_mark moved
  cross join (select unnest(had), -1 union all select unnest(have), 1) above (id, part)
  where moved.member_id = new.id
  order by above.id, moved.day, moved.vertical
  on conflict (member_id, day, vertical) do update set turnover = mark.turnover + excluded.turnover;
  return null;
end $$;
create trigger agent_rebate_marks_are_moved after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_agent_rebate_marks();
