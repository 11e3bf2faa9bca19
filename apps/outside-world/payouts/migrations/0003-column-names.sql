-- Columns get their standard names.
alter table payouts.payout rename column is_told to is_notified;
alter table payouts.payout rename column tell_at to notify_at;
alter index payouts.payout_tell rename to payout_notify;
