-- The inbox is read newest first. Ids follow the order of inserts, which is not that of `written_at`.
create index mail_by_date on mail (member_id, written_at desc, id desc);
