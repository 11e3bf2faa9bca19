import { useSyncExternalStore } from 'react'

/** The dialogs that stand open, the topmost last. What is outside the topmost one is inert: not seen by assistive technology. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Says whether a dialog stands open; one that is opened is the topmost. */
export function noteModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  const others = open.filter((one) => one !== dialog)
  change(isOpen ? [...others, dialog] : others)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost open dialog, or null where the page itself is reached. */
export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open[open.length - 1] ?? null,
    () => null,
  )
