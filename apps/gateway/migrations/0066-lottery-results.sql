-- Results of draws that two persons enter, each without seeing what the other one entered.
create table lottery_result_entry (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  draw_id bigint not null references lottery_draw (id),
  -- Number of results of the draw so far: after a reversal, entries begin anew.
  results integer not null check (results >= 0),
  -- Two entries that differ end an attempt; both stay, and the next attempt begins.
  attempt integer not null check (attempt >= 1),
  position smallint not null check (position in (1, 2)),
  staff_id bigint not null references staff_account (id),
  -- As in staff_account: several accounts of one person count as one.
  person text not null,
  entered_by text not null,
  entered_at timestamptz(3) not null,
  result jsonb not null,
  unique (draw_id, results, attempt, position),
  unique (draw_id, results, attempt, person)
);

-- Draws whose result was reversed await another one; all others that await one are in lottery_draw_awaited.
create index lottery_draw_reversed on lottery_draw (merchant_code, draw_at) where status = 'RESULT_REVERSED';

-- Results of draws have a permission of their own. Existing roles keep what they could do, and can do it in two steps.
insert into staff_role_right (role_id, permission, right_name)
select role_id, 'lottery.result.read', right_name from staff_role_right
where permission = 'lottery.draw.read' and right_name = 'apply'
on conflict do nothing;
insert into staff_role_right (role_id, permission, right_name)
select role_id, 'lottery.result.update', right_name
from (select role_id from staff_role_right where permission = 'lottery.draw.update' and right_name = 'apply') held
cross join unnest(array['apply', 'propose', 'approve']) right_name
on conflict do nothing;

-- Lists of a lottery's draws that are void, or whose result was reversed.
create index lottery_draw_unusual on lottery_draw (game_id, draw_at desc, id desc)
  where status in ('VOID', 'RESULT_REVERSED', 'RE_PAID');
