import { unitsOf } from '../kit/money.ts'
import type { NewLiveEvent } from './publish-live.ts'

/** Wins of a merchant that are told at once; a busy hour has more than anybody could read. */
const WINNERS_AT_ONCE = 5

/** Of events that come together: all but small wins among many, in the order in which they came. */
export function worthTelling(events: readonly NewLiveEvent[]): NewLiveEvent[] {
  const winsOf = Map.groupBy(
    events.filter((event) => event.type === 'winners'),
    (event) => event.merchantCode,
  )
  const told = new Set([...winsOf.values()].flatMap((wins) => wins.sort(byAmount).slice(0, WINNERS_AT_ONCE)))
  return events.filter((event) => event.type !== 'winners' || told.has(event))
}

type Win = Extract<NewLiveEvent, { type: 'winners' }>

/** Largest first. */
function byAmount({ payload: one }: Win, { payload: other }: Win): number {
  return unitsOf(one.winAmount) > unitsOf(other.winAmount) ? -1 : 1
}
