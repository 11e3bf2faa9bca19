-- How often what a merchant answers, and his terms, were written by hand. It is part of his settings' version, so open pages
-- hear of it as of any other change.
alter table merchant add texts_version integer not null default 0;
