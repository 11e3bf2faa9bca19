import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import type { WinMemory } from './win-memory.ts'

type Win = Pick<SubOrder, 'orderDetailId' | 'settledAt'>

/** The wins that are news to whoever remembers those, and what is remembered from now on: each is celebrated once. */
export function newWins<One extends Win>(wins: readonly One[], memory: WinMemory): { fresh: One[]; memory: WinMemory } {
  const since = Date.parse(memory.since)
  const late = wins.filter(({ settledAt }) => settledAt !== null && Date.parse(settledAt) > since)
  return {
    fresh: late.filter(({ orderDetailId }) => !memory.told.includes(orderDetailId)),
    memory: { ...memory, told: late.map(({ orderDetailId }) => orderDetailId) },
  }
}
