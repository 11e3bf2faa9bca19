-- Who came by a code, or by an account elsewhere, has no password until he sets one; a trial player never has.
alter table member drop constraint member_check;
alter table member add constraint member_trial_password check (type <> 4 or password_hash is null);
