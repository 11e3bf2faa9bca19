-- Tables and columns get their standard names. Views, functions and triggers are created anew from apps/gateway/sql.
alter table team_news rename to team_change;
alter table team_presence_news rename to team_presence_change;
alter table settled_news rename to settled_bet;
alter table vip_news rename to vip_play_change;
alter table mission_news rename to mission_event;
alter table social_wish rename to social_login_request;
alter index social_wish_expiry rename to social_login_request_expiry;
alter table push_wish rename to push_preference;
alter table member_look rename to confusable_name;
alter table confusable_name rename column look to normal_form;
alter table reward rename column expiry_told to expiry_notified;
alter table red_rain_day rename column given to granted;

-- Who caused a change: a member, an operator, a provider or the gateway.
alter table agent_contract_log rename column who to actor;
alter table deposit_step rename column who to actor;
alter table held_win rename column who to actor;
alter table held_win rename column why to decision_reason;
alter table lottery_issue_step rename column who to actor;
alter table operator_change rename column who to actor;
alter table promotion_step rename column who to actor;
alter table support_answer rename column who to actor;
alter table support_message rename column who to actor;
alter table vendor_transfer_step rename column who to actor;
alter table vip_change rename column who to actor;
alter table withdrawal_step rename column who to actor;
