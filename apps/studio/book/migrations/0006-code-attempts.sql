-- Wrong booking codes of a player within a time window, so that codes cannot be guessed, however many processes serve the book.
create table book.code_attempt (
  player text primary key,
  attempts integer not null check (attempts >= 0),
  ends_at timestamptz not null
);
create index code_attempt_ended on book.code_attempt (ends_at);
