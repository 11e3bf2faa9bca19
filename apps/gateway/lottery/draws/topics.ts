/** News on the bus: issues have come that bets have to be settled on. Whoever settles looks at the tables as well. */
export const SETTLE_TOPIC = 'lottery-settle'

/** News on the bus: a draw, as open pages are told it, with its merchant. */
export const DRAW_TOPIC = 'draw'
