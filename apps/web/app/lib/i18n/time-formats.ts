/** Shape of every time of day: on a 24-hour clock, as on receipts and draws. */
export const TIME_FORMAT = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Shape of every date. */
export const DATE_FORMAT = { year: 'numeric', month: 'short', day: 'numeric' } as const
