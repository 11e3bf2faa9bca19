-- Why a change or an export failed, as a code with values, of which each reader has its own text; and answers of
-- decisions, for repeated calls.

-- JSON with `code` and `values`. A sentence that was stored before is the value of its own code.
alter table change_request alter column failure type jsonb
  using case when failure is not null
    then jsonb_build_object('code', 'described', 'values', jsonb_build_object('text', failure)) end;

alter table change_request add check (jsonb_typeof(failure -> 'code') = 'string');

update export_job
set failure = case failure when 'The right to see this list was lost.' then 'right.lost' else 'file.not_written' end
where failure is not null;

alter table direct_action
  -- Reason that the person entered; null for earlier actions.
  add column reason text,
  -- Answer to the call, if it is not that of a guarded action.
  add column answer jsonb;
