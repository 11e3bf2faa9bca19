import { useEffect, useSyncExternalStore } from 'react'

/** Number of dialogs that are open, or opening after a tap. */
let openCount = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  openCount += by
  for (const listener of listeners) listener()
}

/** Registers a dialog opened by the user, from the tap on. */
export function useModalTurn(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    change(1)
    return () => change(-1)
  }, [open])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a dialog opened by the user is active: unrequested ones wait until it is closed. */
export function useModalsBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openCount > 0,
    () => false,
  )
}
