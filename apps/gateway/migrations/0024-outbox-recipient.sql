-- A mailbox gets so many mails a day from us, however many members say that it is theirs.
create index outbox_message_recipient on outbox_message (lower(recipient), written_at desc) where channel = 'mail';
