import { useSyncExternalStore } from 'react'

import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

/** Wins waiting to be celebrated. */
export interface Wins {
  /** Owner of the wins: another member may sign in while they wait. */
  userName: string
  orders: readonly SubOrder[]
  currency: string
}

let waiting: Wins | null = null
const listeners = new Set<() => void>()

function change(next: Wins | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Adds wins to those waiting; a running celebration includes them. */
export function addWins(wins: Wins): void {
  if (wins.orders.length === 0) return
  const before = waiting?.userName === wins.userName ? waiting.orders : []
  change({ ...wins, orders: [...wins.orders, ...before] })
}

export const clearWins = (): void => change(null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWins = (userName: string | undefined): Wins | null => {
  const wins = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  )
  return wins?.userName === userName ? wins : null
}
