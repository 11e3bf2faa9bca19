-- One row that readiness writes to, so that a database that only reads is not called ready. `filler` takes room where a disk
-- was full a moment ago.
create table write_probe (
  single boolean primary key default true check (single),
  at timestamptz not null default now(),
  filler bytea
);
alter table write_probe alter column filler set storage external;
insert into write_probe default values;
