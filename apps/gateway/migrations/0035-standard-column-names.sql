-- Columns and settings get their standard names. Views and functions that use them are created anew from
-- apps/gateway/sql.
alter table lottery_issue rename column numero to draw_number;
alter table lottery_detail rename column numero to draw_number;
alter table deposit rename column trans_id to transaction_id;

alter table rebate_rate rename column vertical to category;
alter table rebate_line rename column vertical to category;
alter table rebate_mark rename column vertical to category;
alter table rebate_ladder rename column vertical to category;
alter table rebate_top rename column vertical to category;
alter table cash_code rename column vertical to category;
alter table team_news rename column vertical to category;
alter table team_day rename column vertical to category;
alter table member_hour rename column vertical to category;
alter table settled_news rename column vertical to category;
alter table agent_rebate rename column vertical to category;
alter table agent_rebate_line rename column vertical to category;
alter table agent_rebate_mark rename column vertical to category;
alter table agent_bet_line rename column vertical to category;

update merchant set settings = settings - 'whitelabel' || jsonb_build_object('flags', settings -> 'whitelabel')
  where settings ? 'whitelabel';

-- It refuses changes of a link's rates; it is created anew, too.
drop trigger if exists affiliate_link_stays on affiliate_link;
update affiliate_link set rates = jsonb_set(rates, '{rates}', (
    select jsonb_agg(rate - 'vertical' || jsonb_build_object('category', rate -> 'vertical') order by place)
    from jsonb_array_elements(rates -> 'rates') with ordinality stored (rate, place)))
  where jsonb_array_length(coalesce(rates -> 'rates', '[]')) > 0;
