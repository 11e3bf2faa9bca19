-- A number of two digits may end twenty-seven prizes: what a slip may win of one draw is more than its best stake does.
alter table lottery_slip add column most_prize bigint;

-- What was bet before counts as it was counted when it was placed.
alter table lottery_slip disable trigger lottery_slip_stays;
update lottery_slip set most_prize = top_prize;
alter table lottery_slip enable trigger lottery_slip_stays;

-- With a multiple of 1, and no more than what one player got in an issue then.
alter table lottery_slip alter column most_prize set not null;
