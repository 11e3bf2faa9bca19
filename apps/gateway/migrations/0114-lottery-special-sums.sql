-- Of games that are the sum of three digits a merchant may give big, small, odd and even their stake back at 13 and 14.
alter table lottery_game add column gives_back_special boolean not null default false;

-- As it was when it was bet: whatever the merchant chooses later.
alter table lottery_order add column gives_back_special boolean not null default false;
