import type { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'

export type EntryState = PromotionStatus | 'expired'

/** Source: domain handbook 9.2. The database refuses every other way too. */
const EDGES: Record<EntryState, readonly EntryState[]> = {
  coming: ['open'],
  open: ['signed'],
  signed: ['applying', 'closed'],
  applying: ['issued', 'rejected'],
  rejected: ['applying'],
  issued: ['claimed', 'expired'],
  claimed: [],
  expired: [],
  closed: [],
}

export const mayBecome = (from: EntryState, to: EntryState): boolean => EDGES[from].includes(to)

/** What lies between where nobody has to decide anything; what was refused is asked for again by its member alone. */
const THROUGH: readonly EntryState[] = ['coming', 'open', 'signed', 'applying']

/** The edges that lead there, over states that are passed through; null where none do. */
export function wayTo(from: EntryState, to: EntryState): EntryState[] | null {
  const ways: EntryState[][] = [[from]]
  for (const way of ways) {
    const last = way.at(-1) ?? from
    if (last === to && way.length > 1) return way.slice(1)
    const goesOn = last === from || THROUGH.includes(last)
    for (const next of goesOn ? EDGES[last] : []) if (!way.includes(next)) ways.push([...way, next])
  }
  return null
}

/** As members read it: what has expired is closed. Source: domain handbook 9.2. */
export const shownState = (state: EntryState): PromotionStatus => (state === 'expired' ? 'closed' : state)
