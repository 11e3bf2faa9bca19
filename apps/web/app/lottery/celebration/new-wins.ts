import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { WINS_AT_MOST } from './win-memory.ts'
import type { WinMemory } from './win-memory.ts'

type Win = Pick<SubOrder, 'orderDetailId' | 'settledAt'>

/** Overlap of two checks, in milliseconds: a settlement becomes visible a moment later. */
const OVERLAP_MS = 60_000

/** Returns the wins that are not in the given memory, and the new memory: each win is celebrated once. */
export function newWins<One extends Win>(
  wins: readonly One[],
  { userName, since, reported }: WinMemory,
  serverTime: string,
): { fresh: One[]; memory: WinMemory } {
  const start = Date.parse(since)
  const late = wins.filter(({ settledAt }) => settledAt !== null && Date.parse(settledAt) > start)
  const fresh = late.filter(({ orderDetailId }) => !reported.includes(orderDetailId))
  const next = Math.max(start, Date.parse(serverTime) - OVERLAP_MS)
  const all = [...fresh.map(({ orderDetailId }) => orderDetailId), ...reported]
  return { fresh, memory: { userName, since: new Date(next).toISOString(), reported: all.slice(0, WINS_AT_MOST) } }
}
