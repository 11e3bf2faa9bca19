-- What of a sub-order's stake came back with its winnings: it was no turnover, so it is none that is taken back with a result.
alter table lottery_detail add column returned bigint not null default 0 check (returned between 0 and cost);
