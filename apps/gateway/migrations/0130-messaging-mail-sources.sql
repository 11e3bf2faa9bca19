-- What happens to a member is told to him by mail with the commit that makes it so, whoever writes it: the gateway, an operator,
-- a keeper. Each of these reads what its table keeps for ever, so nothing is told that did not happen, and nothing twice.

create function mail_withdrawal() returns trigger language plpgsql as $$
declare told withdrawal;
begin
  select * into told from withdrawal where id = new.withdrawal_id;
  perform write_mail(array[new.member_id], 'withdrawal:' || new.withdrawal_id, 'withdrawal',
    case new.to_state when 'SUCCESS' then 'withdrawal.paid' when 'FAILED' then 'withdrawal.failed' else 'withdrawal.rejected' end,
    jsonb_build_object('id', told.id, 'currency', told.currency, 'bank', told.bank_name, 'digits', told.last_digits,
      'amount', mail_amount(case new.to_state when 'SUCCESS' then told.amount - told.fee else told.amount end),
      'reason', new.reason),
    null, new.at, true);
  return null;
end $$;
create trigger withdrawal_is_told after insert on withdrawal_step for each row
  when (not new.refused and new.to_state in ('SUCCESS', 'FAILED', 'REJECTED')) execute function mail_withdrawal();

create function mail_deposit() returns trigger language plpgsql as $$
begin
  perform write_mail(array[new.member_id], 'deposit:' || new.trans_id, 'deposit', 'deposit.credited',
    jsonb_build_object('id', new.trans_id, 'currency', new.currency, 'amount', mail_amount(new.credited)),
    null, new.credited_at, true);
  return null;
end $$;
create trigger deposit_is_told after update of state on deposit for each row
  when (old.state <> 'SUCCESS' and new.state = 'SUCCESS') execute function mail_deposit();

-- `titles` are picked by the reader's language when they are read.
create function mail_reward() returns trigger language plpgsql as $$
begin
  perform write_mail(array[new.member_id], 'reward:' || new.id, 'reward', 'reward.issued',
    jsonb_build_object('titles', new.titles, 'currency', new.currency, 'amount', mail_amount(new.amount),
      'until', to_char(new.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
    null, new.issued_at, true);
  return null;
end $$;
create trigger reward_is_told after insert on reward for each row
  when (new.status = 'issued') execute function mail_reward();

create function mail_application() returns trigger language plpgsql as $$
declare told record;
begin
  select entry.member_id, promotion.texts into told from promotion_entry entry
  join promotion on promotion.id = entry.promotion_id where entry.id = new.entry_id;
  perform write_mail(array[told.member_id], 'promotion:' || new.id, 'reward', 'promotion.rejected',
    jsonb_build_object('titles', (select jsonb_object_agg(language, spoken -> 'title') from jsonb_each(told.texts) each (language, spoken)),
      'reason', new.reason),
    null, new.at, true);
  return null;
end $$;
create trigger application_is_told after insert on promotion_step for each row
  when (not new.refused and new.from_state = 'applying' and new.to_state = 'rejected') execute function mail_application();

create function mail_feedback() returns trigger language plpgsql as $$
declare told bigint;
begin
  select member_id into told from support_feedback where id = new.feedback_id;
  perform write_mail(array[told], 'feedback:' || new.id, 'service', 'feedback.answered', '{}', null, new.at, true);
  return null;
end $$;
create trigger feedback_is_told after insert on support_answer for each row execute function mail_feedback();

-- A rest, a limit: what was chosen is confirmed in writing.
create function mail_care() returns trigger language plpgsql as $$
declare rest care_rest;
begin
  select * into rest from care_rest where member_id = new.member_id order by id desc limit 1;
  perform write_mail(array[new.member_id], 'care:' || new.id, 'service',
    case when new.what like 'rest:%' then 'care.rest' when new.what like 'limit:%' then 'care.limit' else 'care.' || new.what end,
    case when new.what like 'rest:%' then jsonb_build_object('kind', rest.kind, 'length', rest.length,
        'until', coalesce(to_char(rest.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), ''))
      when new.what like 'limit:%' then jsonb_strip_nulls(new.detail) || jsonb_build_object('change', split_part(new.what, ':', 2))
      else jsonb_strip_nulls(new.detail) - 'because' end,
    null, new.at, false);
  return null;
end $$;
create trigger care_is_told after insert on care_event for each row
  when (new.what like 'rest:%' or new.what like 'limit:%' or new.what in ('back', 'corrected')) execute function mail_care();

create function mail_security() returns trigger language plpgsql as $$
begin
  perform write_mail(array[new.member_id], 'security:' || new.id, 'security', 'security.changed',
    jsonb_build_object('kind', new.kind, 'device', new.device, 'country', coalesce(new.country, '')), null, new.at, true);
  return null;
end $$;
create trigger security_is_told after insert on security_event for each row execute function mail_security();

-- From where neither his device nor his network has been seen; not where he opens the account.
create function mail_sign_in() returns trigger language plpgsql as $$
begin
  if exists (select from sign_in where member_id = new.member_id and id < new.id) then
    perform write_mail(array[new.member_id], 'sign-in:' || new.id, 'security', 'security.signIn',
      jsonb_build_object('device', new.device, 'country', coalesce(new.country, '')), null, new.at, true);
  end if;
  return null;
end $$;
create trigger sign_in_is_told after insert on sign_in for each row
  when (not new.known and new.method not in ('registration', 'trial')) execute function mail_sign_in();
