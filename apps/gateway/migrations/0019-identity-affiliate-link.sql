-- The links by which agents bring new members; who comes by one stands below its agent.
create table affiliate_link (
  merchant_code text not null,
  code text not null check (code ~ '^[A-Za-z0-9-]{3,32}$'),
  member_id bigint not null,
  -- Where alone the link may be used, if only there.
  domain text,
  made_at timestamptz not null,
  closed_at timestamptz,
  primary key (merchant_code, code),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create unique index affiliate_link_code on affiliate_link (merchant_code, lower(code));
create index affiliate_link_member on affiliate_link (merchant_code, member_id);
