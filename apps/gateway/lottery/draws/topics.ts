/** The job that settles issues; it is woken where an issue is drawn, void or reversed. */
export const SETTLE_JOB = 'lottery.settle'

/** News on the bus: a draw, as open pages are told it, with its merchant. */
export const DRAW_TOPIC = 'draw'
