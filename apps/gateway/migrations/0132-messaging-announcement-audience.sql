-- Whom an announcement is for: {"to": "all"}, {"to": "agents"}, {"to": "vip", "level": 3}, {"to": "new", "days": 7}.
-- Visitors and play money are told what is for all.
alter table announcement add column audience jsonb not null default '{"to": "all"}' check (
  case audience ->> 'to'
    when 'all' then true
    when 'agents' then true
    when 'vip' then coalesce((audience ->> 'level')::integer between 1 and 10, false)
    when 'new' then coalesce((audience ->> 'days')::integer between 1 and 365, false)
    else false end
);
drop index announcement_shown;
create index announcement_shown on announcement (
  merchant_code, group_name, type, (audience ->> 'to'), position, published_at desc, id desc
);
