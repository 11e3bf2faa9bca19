-- Asked for by a browser that the number's member has signed in with: such codes are counted apart, so that strangers who ask
-- for a member's codes cannot use up what he may have in a day.
alter table verification_code add column known boolean not null default false;
