-- The bets of a large team are looked for among all of the merchant's, the latest first. What ends is written in the order of
-- time, so that these indexes grow at their end alone.
create index game_round_ended_at on game_round (merchant_code, opened_at, id) where state = 'closed';
-- Few rounds are taken back: looking for them must not lead through all the others. It costs nothing where a round just ends.
create index game_round_voided_at on game_round (merchant_code, opened_at, id) where state = 'voided';

-- Nothing of it changes, so that settling writes no index still.
create index lottery_detail_placed on lottery_detail (merchant_code, placed_at, id);
