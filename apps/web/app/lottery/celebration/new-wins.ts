import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { WINS_AT_MOST } from './win-memory.ts'
import type { WinMemory } from './win-memory.ts'

type Win = Pick<SubOrder, 'orderDetailId' | 'settledAt'>

/** What is settled is seen a moment later: the next look goes back so far. */
const OVERLAP_MS = 60_000

/** The wins that are news to whoever remembers those, and what is remembered from now on: each is celebrated once. */
export function newWins<One extends Win>(
  wins: readonly One[],
  { userName, since, told }: WinMemory,
  serverTime: string,
): { fresh: One[]; memory: WinMemory } {
  const begun = Date.parse(since)
  const late = wins.filter(({ settledAt }) => settledAt !== null && Date.parse(settledAt) > begun)
  const fresh = late.filter(({ orderDetailId }) => !told.includes(orderDetailId))
  const next = Math.max(begun, Date.parse(serverTime) - OVERLAP_MS)
  const all = [...fresh.map(({ orderDetailId }) => orderDetailId), ...told]
  return { fresh, memory: { userName, since: new Date(next).toISOString(), told: all.slice(0, WINS_AT_MOST) } }
}
