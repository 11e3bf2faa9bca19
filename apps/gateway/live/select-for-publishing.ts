import { unitsOf } from '../kit/money.ts'
import type { NewLiveEvent } from './publish-live.ts'

/** Maximum number of a merchant's wins that are published together; players could not read more. */
const WINNERS_AT_ONCE = 5

/** Returns the events to publish, in order: all except wins, and of each merchant's wins the largest ones. */
export function selectForPublishing(events: readonly NewLiveEvent[]): NewLiveEvent[] {
  const winsOf = Map.groupBy(
    events.filter((event) => event.type === 'winners'),
    (event) => event.merchantCode,
  )
  const largest = new Set([...winsOf.values()].flatMap((wins) => wins.sort(byAmount).slice(0, WINNERS_AT_ONCE)))
  return events.filter((event) => event.type !== 'winners' || largest.has(event))
}

type Win = Extract<NewLiveEvent, { type: 'winners' }>

/** Compares by amount, largest first. */
function byAmount({ payload: a }: Win, { payload: b }: Win): number {
  return unitsOf(a.winAmount) > unitsOf(b.winAmount) ? -1 : 1
}
