/** Job that settles draws; it is triggered when a draw gets a result, is voided or reversed. */
export const SETTLE_JOB = 'lottery.settle'

/** Bus topic of results. Payload: the draw as sent to open pages, with its merchant. */
export const DRAW_TOPIC = 'draw'
