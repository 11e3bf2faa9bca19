import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { isRecordSpan, PlayDay, PlayRange } from '@ante/contract/launch/play-days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { PlayOutcome } from '@ante/contract/launch/play-records.ts'

/** What somebody asks to see of his play; all of it stands in the address. */
export interface RecordView {
  category: GameCategory | 'ALL'
  /** A vendor's code, or nothing for all of them. */
  vendor: string
  outcome: PlayOutcome | 'ALL'
  days: PlayRange | PlaySpan
}

const USUAL_DAYS: PlayRange = 'week'
const VENDOR = /^[A-Z][A-Z0-9_]{0,29}$/

export const isSpan = (days: RecordView['days']): days is PlaySpan => typeof days !== 'string'

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: RecordView; mended: boolean } {
  let mended = false
  const read = <Value>(name: string, known: (text: string) => Value | undefined, usual: Value): Value => {
    const text = search.get(name)
    if (!text) return usual
    const value = known(text)
    if (value === undefined) mended = true
    return value ?? usual
  }
  const view: RecordView = {
    category: read('gameType', categoryOf, 'ALL'),
    vendor: read('vassalage', (text) => (VENDOR.test(text) ? text : undefined), ''),
    outcome: read('status', (text) => PlayOutcome.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended }
}

function categoryOf(text: string): RecordView['category'] | undefined {
  const category = GameCategory.safeParse(text.toUpperCase()).data
  return category === 'HOT' ? undefined : category
}

const BETWEEN = '_'

/** A name, or two days: `2026-02-01_2026-02-28`. */
function daysOf(text: string): RecordView['days'] | undefined {
  const named = PlayRange.safeParse(text).data
  if (named) return named
  const [from, to] = text.split(BETWEEN).map((part) => PlayDay.safeParse(part).data)
  return from && to && isRecordSpan({ from, to }) ? { from, to } : undefined
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ category, vendor, outcome, days }: RecordView): string {
  const search = new URLSearchParams()
  if (category !== 'ALL') search.set('gameType', category)
  if (vendor) search.set('vassalage', vendor)
  if (outcome !== 'ALL') search.set('status', outcome)
  if (days !== USUAL_DAYS) search.set('days', isSpan(days) ? days.from + BETWEEN + days.to : days)
  const query = search.toString()
  return query ? `/m/gameRecord?${query}` : '/m/gameRecord'
}

/** As the gateway is asked for it. */
export function filterOf({ category, vendor, outcome, days }: RecordView) {
  return {
    ...(category !== 'ALL' && { category }),
    ...(vendor && { vendor }),
    ...(outcome !== 'ALL' && { outcome }),
    ...(isSpan(days) ? days : { range: days }),
  }
}
