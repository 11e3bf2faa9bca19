import { useSyncExternalStore } from 'react'

/** The installed and waiting service worker of a newer build; null without one. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export function announceUpdate(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the waiting service worker of a newer build; null without one. */
export const useUpdate = (): ServiceWorker | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  )
