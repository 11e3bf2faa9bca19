-- Looks of sites as data. A brand has one draft, which staff edits, and numbered versions, which never change.
create table brand (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text not null check (length(name) between 1 and 60),
  -- Design as the contract declares it (`BrandDesign`).
  draft jsonb not null,
  -- Files of the draft, for previews.
  draft_look jsonb not null,
  draft_version integer not null default 1 check (draft_version >= 1),
  edited_by text not null,
  edited_at timestamptz not null,
  unique (merchant_code, code)
);
create index brand_page on brand (merchant_code, id desc);

create table brand_version (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand (id),
  merchant_code text not null references merchant (code),
  number integer not null check (number >= 1),
  -- `staged`: shown at the staged host only. `earlier`: was published once.
  state text not null check (state in ('staged', 'live', 'earlier')),
  design jsonb not null,
  look jsonb not null,
  staged_by text not null,
  staged_at timestamptz not null,
  -- First and last publication.
  published_by text,
  published_at timestamptz,
  unique (brand_id, number),
  check (state = 'staged' or published_at is not null)
);
create unique index brand_version_live on brand_version (merchant_code) where state = 'live';
create unique index brand_version_staged on brand_version (merchant_code) where state = 'staged';

-- Uploaded pictures, cropped and encoded again. The id is a hash of the content.
create table brand_picture (
  merchant_code text not null references merchant (code),
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null check (kind in ('logo', 'icon', 'splash')),
  content bytea not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  primary key (merchant_code, id, kind)
);
create index brand_picture_page on brand_picture (merchant_code, uploaded_at);

-- Files of looks. The name contains a hash of the content.
create table brand_file (
  name text primary key check (name ~ '^[a-z0-9-]+-[A-Za-z0-9_-]{22}\.(css|svg|png|jpg)$'),
  type text not null,
  content bytea not null,
  -- Compressed content of texts; null for pictures.
  br bytea,
  gzip bytea,
  -- Files of drafts are deleted then; null for those of versions.
  expires_at timestamptz
);
create index brand_file_expired on brand_file (expires_at) where expires_at is not null;

alter table merchant
  -- Files of the live brand; null: the brand of the build.
  add column look jsonb,
  add column staged_look jsonb;
