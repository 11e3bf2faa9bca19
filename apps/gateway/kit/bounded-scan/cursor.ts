/** Where a list goes on that has the latest first: behind this moment, in millionths of a second, and this number. */
export interface Cursor {
  moment: bigint
  id: bigint
}

/** What is newer than a moment and behind a place. */
export interface Span {
  from: Date
  behind: Cursor
}

/** A stretch of time; the end does not belong to it. */
export interface Stretch {
  from: Date
  until: Date
}

/** A `Date` knows thousandths alone. */
export const momentOf = (date: Date): bigint => BigInt(date.getTime()) * 1000n

/** Below zero: the first comes before the other in a list that has the latest first. */
export function byPlace(one: Cursor, other: Cursor): number {
  if (one.moment !== other.moment) return one.moment > other.moment ? -1 : 1
  if (one.id === other.id) return 0
  return one.id > other.id ? -1 : 1
}

/** What is left of stretches behind a place; they stand in the order of the list. */
export function afterCursor<One extends Stretch>(stretches: readonly One[], after: Cursor | null): (One & Span)[] {
  return stretches.flatMap((stretch) => {
    const top = { moment: momentOf(stretch.until), id: 0n }
    const behind = after && byPlace(top, after) < 0 ? after : top
    // What stands at the very moment that it begins belongs to it.
    return behind.moment < momentOf(stretch.from) ? [] : [{ ...stretch, behind }]
  })
}
