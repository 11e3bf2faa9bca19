-- Drafts of all kinds of content, which players do not see. The published version, if any, has the same key.
alter table announcement_draft rename to content_draft;
alter table content_draft add column kind text not null default 'announcement' check (kind in ('announcement', 'banner', 'help'));
alter table content_draft alter column kind drop default;
-- The id comes from the sequence of the published versions of its kind.
alter table content_draft alter column id drop default;
alter table content_draft drop constraint announcement_draft_id_key;
alter table content_draft drop constraint announcement_draft_pkey;
alter table content_draft add primary key (merchant_code, kind, key);

-- Pictures that staff uploaded for banners, in the size in which they are shown. Content refers to them by their
-- address; a name is never used for another picture.
create table content_picture (
  name text primary key check (name ~ '^[A-Za-z0-9_-]{22,40}$'),
  merchant_code text not null references merchant (code),
  webp bytea not null,
  -- For browsers without WebP.
  jpeg bytea not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null
);
create index content_picture_of_merchant on content_picture (merchant_code, uploaded_at);

-- Versions of help articles. Players get the newest version of an article that has begun; a later one is scheduled.
alter table help_article add column id bigint not null default nextval(pg_get_serial_sequence('announcement', 'id'));
-- Articles that were written before they had versions are shown from 1970 on.
alter table help_article add column published_at timestamptz(3) not null default 'epoch';
alter table help_article alter column published_at drop default;
alter table help_article add column ends_at timestamptz(3) check (ends_at > published_at);
-- Time at which staff hid the article before its end.
alter table help_article add column stopped_at timestamptz(3);
alter table help_article drop constraint help_article_pkey;
alter table help_article add primary key (merchant_code, key, published_at);
