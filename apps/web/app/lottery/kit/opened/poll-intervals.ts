import { SECOND_MS } from '@ante/contract/kit/time.ts'
import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'

interface OpenDraws {
  games: readonly OpenedGame[]
}

/** First polling intervals after the draw time, in seconds. Source: domain handbook 3.2. */
const GAPS = [5, 10, 15]
const FURTHER_GAP_SECONDS = 60
const MAX_SECONDS = 615

/**
 * Returns the delay before the next poll for late results, which grows with their lateness; false while no result is
 * late. Polling finds results whose live event was missed.
 */
export function pollAfterMs(opened: OpenDraws | undefined, now: number | null): number | false {
  const drawTimes = (opened?.games ?? []).flatMap(({ awaiting, current, last }) =>
    awaiting === null ? [] : [Date.parse(current?.openAt ?? last?.drawAt ?? '')],
  )
  const validTimes = drawTimes.filter((moment) => !Number.isNaN(moment))
  if (validTimes.length === 0 || now === null) return false
  return intervalAfter((now - Math.max(...validTimes)) / SECOND_MS) * SECOND_MS
}

/** Returns the polling interval for a draw that is late by this: 5, 10, 15, 75, 135 … seconds, at most 615. */
export function intervalAfter(lateSeconds: number): number {
  let sum = 0
  for (let index = 0; ; index += 1) {
    const gap = GAPS[index] ?? (GAPS[2] ?? 0) + FURTHER_GAP_SECONDS * (index - 2)
    sum += gap
    if (sum > lateSeconds || gap >= MAX_SECONDS) return Math.min(gap, MAX_SECONDS)
  }
}
