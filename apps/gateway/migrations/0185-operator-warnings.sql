-- What an operator was warned of when a change was made: that it pays more than the house keeps.
alter table operator_change add column warnings text[] not null default '{}';
