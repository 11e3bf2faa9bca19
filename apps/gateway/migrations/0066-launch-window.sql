-- Until when the window of a game is known to be open: whoever shows it says so again and again, and who leaves it ends it.
alter table game_session add column open_until timestamptz;
