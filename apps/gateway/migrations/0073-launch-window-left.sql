-- Windows of games, by when the last word of them runs out: those that went without one are looked for.
create index game_session_open_until on game_session (open_until) where open_until is not null;
