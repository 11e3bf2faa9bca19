/** Position in a list in descending order of time (in microseconds since 1970) and id: the rows after it are older. */
export interface Cursor {
  moment: bigint
  id: bigint
}

/** Rows whose time is not before `from`, and which follow the cursor in the list. */
export interface Span {
  from: Date
  after: Cursor
}

/** A half-open time interval: the end is excluded. */
export interface TimeInterval {
  from: Date
  until: Date
}

/** Returns a time in microseconds; a `Date` has only milliseconds. */
export const momentOf = (date: Date): bigint => BigInt(date.getTime()) * 1000n

/** Compares for descending time: negative if the first comes before the other. */
export function byCursor(a: Cursor, b: Cursor): number {
  if (a.moment !== b.moment) return a.moment > b.moment ? -1 : 1
  if (a.id === b.id) return 0
  return a.id > b.id ? -1 : 1
}

/** Returns the parts of the intervals that follow a cursor. The intervals are sorted latest first. */
export function afterCursor<One extends TimeInterval>(intervals: readonly One[], after: Cursor | null): (One & Span)[] {
  return intervals.flatMap((interval) => {
    const top = { moment: momentOf(interval.until), id: 0n }
    const start = after && byCursor(top, after) < 0 ? after : top
    // The start of an interval is included.
    return start.moment < momentOf(interval.from) ? [] : [{ ...interval, after: start }]
  })
}
