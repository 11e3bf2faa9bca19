-- Versions of the terms and mail letters are edited as drafts, too.
alter table content_draft drop constraint content_draft_kind_check;
alter table content_draft add constraint content_draft_kind_check
  check (kind in ('announcement', 'banner', 'help', 'agreement', 'letter'));

-- Published versions and drafts are listed in one order.
alter table user_agreement add column id bigint not null default nextval(pg_get_serial_sequence('announcement', 'id'));

-- Time at which staff cancelled the delivery before its end.
alter table mail_letter add column stopped_at timestamptz(3);
alter table mail_letter add constraint mail_letter_stopped check (stopped_at is null or ended_at is not null);
-- Lists show a merchant's letters newest first.
create index mail_letter_of_merchant on mail_letter (merchant_code, id desc);
