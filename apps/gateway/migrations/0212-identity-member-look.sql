-- How names look: small letters, with i and 1 as l, and 0 as o. A new name must look like no other of its merchant; names that
-- looked alike before keep their members.
create table member_look (
  merchant_code text not null references merchant (code),
  look text not null,
  primary key (merchant_code, look)
);
insert into member_look (merchant_code, look)
  select distinct merchant_code, translate(lower(account), '1i0', 'llo') from member where type <> 4;
