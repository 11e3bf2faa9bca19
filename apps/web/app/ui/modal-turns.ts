import { useEffect, useSyncExternalStore } from 'react'

/** How many dialogs stand open, or are on their way after a tap. */
let wanted = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  wanted += by
  for (const listener of listeners) listener()
}

/** Takes a turn for a dialog that somebody asked for, from the tap on. */
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

/** Whether some dialog has its turn: what nobody asked for waits until it is over. */
export function useModalsBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted > 0,
    () => false,
  )
}
