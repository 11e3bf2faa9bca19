-- A merchant may ask for it; see `ageOn` of the contract for the age.
alter table member_profile add column birthday date check (birthday >= '1900-01-01');
