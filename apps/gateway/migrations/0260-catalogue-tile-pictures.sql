-- The pictures of a game for large and for small tiles, where its feed tells them.
alter table game add column large_picture text, add column small_picture text;
