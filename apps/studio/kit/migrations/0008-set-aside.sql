-- Why a held round is set aside: its game cannot read it. It stays held with its stake untouched until an operator
-- decides; its game continues without it.
alter table studio.round add column set_aside text;
create index round_set_aside on studio.round (number) where set_aside is not null;
