/** The time, as a port: tests move it, and in production it follows the database's clock. */
export interface Clock {
  now(): Date
}

/** This machine's time, shifted by `offsetMs`; the gateway sets the shift to where the database's clock stands. */
export class ShiftedClock implements Clock {
  offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.offsetMs)
  }
}
