import { WINNERS_SHOWN } from '@ante/contract/catalogue/winners.ts'
import type { Winner } from '@ante/contract/catalogue/winners.ts'
import type { QueryClient } from '@tanstack/react-query'

import { winners } from './queries.ts'

/** Source: product specification 9. */
const DEBOUNCE_MS = 250

/** Returns a handler of live wins: those in quick succession are added together. */
export function applyWinnerEvent(queries: QueryClient): (winner: Winner) => void {
  let waiting: Winner[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const add = () => {
    // A pending answer may be older than these wins, and would overwrite them.
    if (queries.isFetching(winners) > 0) {
      timer = setTimeout(add, DEBOUNCE_MS)
      return
    }
    const newWinners = waiting
    waiting = []
    queries.setQueryData(winners.queryKey, (cached) => cached && { vo: mergeWinners(cached.vo, newWinners) })
  }
  return (winner) => {
    waiting.push(winner)
    clearTimeout(timer)
    timer = setTimeout(add, DEBOUNCE_MS)
  }
}

/** Largest first, each round once, at most the displayed number. */
export function mergeWinners(cachedWinners: readonly Winner[], newWinners: readonly Winner[]): Winner[] {
  const byRound = new Map([...cachedWinners, ...newWinners].map((winner) => [winner.roundId, winner]))
  return [...byRound.values()].sort(largestFirst).slice(0, WINNERS_SHOWN)
}

/** Compares decimal texts without floats: first by the length of the integer part, then digit by digit. */
function largestFirst(one: Winner, other: Winner): number {
  const [a, b] = [sortable(one.winAmount), sortable(other.winAmount)]
  if (a === b) return 0
  return a < b ? 1 : -1
}

function sortable(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  return whole.padStart(16, '0') + fraction.padEnd(4, '0')
}
