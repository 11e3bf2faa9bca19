/** Job that finds draws to settle; it is triggered when a draw gets a result, is voided or reversed. */
export const SETTLE_JOB = 'lottery.settle'

/** Bus topic of results. Payload: `drawMessage`. */
export const DRAW_TOPIC = 'draw'
