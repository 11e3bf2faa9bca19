-- Tables of responsible gaming get their standard names. Triggers and functions are created anew from apps/gateway/sql.
drop trigger if exists care_events_are_kept on care_event;
drop trigger if exists care_is_told on care_event;
drop trigger if exists care_rest_is_kept on care_rest;
drop trigger if exists care_rest_stays on care_rest;

alter table care_terms rename to responsible_gaming_terms;
alter table care_rest rename to player_exclusion;
alter table care_mark rename to excluded_identity;
alter table care_event rename to responsible_gaming_event;
alter table care_limit rename to play_limit;
alter table care_day rename to play_limit_day;
alter table care_choice rename to reality_check_choice;
alter index care_rest_of_member rename to player_exclusion_of_member;
alter index care_event_of_member rename to responsible_gaming_event_of_member;
