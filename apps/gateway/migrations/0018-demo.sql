-- Written parts of the demo, so that a start with the same demo writes nothing.
create table demo_seed (
  part text primary key,
  fingerprint text not null
);
