-- Lottery draws get their standard name. Functions and triggers are created anew from apps/gateway/sql; those on a renamed
-- table are dropped first.
drop trigger if exists lottery_issue_enforces_transitions on lottery_issue;
drop trigger if exists lottery_issues_are_immutable on lottery_issue;
drop trigger if exists lottery_issues_begin on lottery_issue;
drop trigger if exists lottery_results_are_immutable on lottery_issue;
drop trigger if exists lottery_issue_steps_are_immutable on lottery_issue_step;

alter table lottery_issue rename to lottery_draw;
alter table lottery_issue_step rename to lottery_draw_step;
alter table lottery_draw_step rename column issue_id to draw_id;
alter table lottery_detail rename column issue_id to draw_id;
alter table lottery_commission rename column issue_id to draw_id;
alter table lottery_exposure rename column issue_id to draw_id;
alter table push_message rename column issue_id to draw_id;

alter index lottery_issue_results rename to lottery_draw_results;
alter index lottery_issue_awaited rename to lottery_draw_awaited;
alter index lottery_issue_unsettled rename to lottery_draw_unsettled;
alter index lottery_issue_step_of rename to lottery_draw_step_of;
alter index lottery_detail_of_issue rename to lottery_detail_of_draw;
alter index push_message_of_issue rename to push_message_of_draw;
alter sequence lottery_issue_id_seq rename to lottery_draw_id_seq;
alter sequence lottery_issue_step_id_seq rename to lottery_draw_step_id_seq;

-- Constraints without a name of their own: PostgreSQL derived their names from the old names of table and column.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as table_name, conname as name from pg_constraint
    where conrelid in ('lottery_draw'::regclass, 'lottery_draw_step'::regclass, 'lottery_detail'::regclass,
      'lottery_commission'::regclass, 'lottery_exposure'::regclass, 'push_message'::regclass) and conname like '%issue%'
  loop
    execute format('alter table %s rename constraint %I to %I',
      old.table_name, old.name, replace(old.name, 'issue', 'draw'));
  end loop;
end $$;

-- Waiting and recurring jobs continue under their new names.
update job set name = 'lottery.settle-draw', payload = jsonb_build_object('draw', payload -> 'issue')
  where name = 'lottery.settle-issue';
update job set name = 'lottery.complete-draws' where name = 'lottery.keep-issues';
