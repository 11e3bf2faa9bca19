import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { MAX_WINS } from './win-memory.ts'
import type { WinMemory } from './win-memory.ts'

type Win = Pick<SubOrder, 'orderDetailId' | 'settledAt'>

/** Overlap of two checks in milliseconds, because a settlement becomes visible later than its time. */
const OVERLAP_MS = 60_000

/** Returns the wins that are not in the memory of celebrated wins, and the new memory. */
export function newWins<One extends Win>(
  wins: readonly One[],
  { userName, since, reported }: WinMemory,
  serverTime: string,
): { newWins: One[]; memory: WinMemory } {
  const start = Date.parse(since)
  const newerWins = wins.filter(({ settledAt }) => settledAt !== null && Date.parse(settledAt) > start)
  const newWinsFound = newerWins.filter(({ orderDetailId }) => !reported.includes(orderDetailId))
  const next = Math.max(start, Date.parse(serverTime) - OVERLAP_MS)
  const winIds = [...newWinsFound.map(({ orderDetailId }) => orderDetailId), ...reported]
  return {
    newWins: newWinsFound,
    memory: { userName, since: new Date(next).toISOString(), reported: winIds.slice(0, MAX_WINS) },
  }
}
