/** Port for the current time: tests set it, and in production it follows the database's clock. */
export interface Clock {
  now(): Date
}

/** Local time shifted by `offsetMs`; the gateway sets the offset to the database's clock. */
export class ShiftedClock implements Clock {
  offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.offsetMs)
  }
}
