-- The bets of a team are looked for two ways: a large team's among all of the merchant's, the latest first, and a small one's
-- member by member. What ends is written in the order of time, so that these indexes grow at their end alone.
create index game_round_ended_at on game_round (merchant_code, opened_at, id) where state = 'closed';
-- Few rounds are taken back: looking for them must not lead through all the others.
create index game_round_voided_at on game_round (merchant_code, opened_at, id) where state = 'voided';
create index play_day_voided on play_day (member_id, day) where outcome = 'voided';

-- Nothing of it changes, so that settling writes no index still.
create index lottery_detail_placed on lottery_detail (merchant_code, placed_at, id);
