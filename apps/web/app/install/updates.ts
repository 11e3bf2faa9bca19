import { useSyncExternalStore } from 'react'

/** The worker of a newer build, installed and waiting. */
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

/** Returns the newer build's worker, once there is one. */
export const useUpdate = (): ServiceWorker | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  )
