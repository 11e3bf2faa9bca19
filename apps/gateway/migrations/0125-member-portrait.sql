-- What a member shows beside his name: one of the drawn portraits, or a picture of his own.
create table member_portrait (
  member_id bigint primary key references member (id),
  merchant_code text not null references merchant (code),
  -- The number of a drawn one, as '07', or the name of his own.
  head_icon text not null check (head_icon ~ '^([0-9]{2}|[A-Za-z0-9_-]{32})$'),
  -- A square, drawn anew, as JPEG.
  picture bytea,
  at timestamptz not null,
  check ((picture is null) = (char_length(head_icon) = 2))
);
create unique index member_portrait_named on member_portrait (head_icon) where picture is not null;
