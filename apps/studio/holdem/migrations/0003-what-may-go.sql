-- Hands are deleted some time after they ended.
create index hand_ended on holdem.hand (ended_at);
