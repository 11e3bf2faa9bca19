-- What a sub-order counts as valid bet, netted over all that its member had on the issue; below zero where a later
-- settlement of the same issue nets more than it adds. Null: settled before there was this column, by stake less return.
alter table lottery_detail add column valid bigint;
