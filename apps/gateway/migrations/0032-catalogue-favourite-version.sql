-- Grows with each change of a member's marks: his other devices see by it that theirs are old.
create table favourite_version (
  merchant_code text not null,
  member_id bigint primary key,
  version bigint not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
