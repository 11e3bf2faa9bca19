import { useSyncExternalStore } from 'react'

/**
 * The open dialogs, the topmost last. Everything outside the topmost one is inert, and invisible to assistive
 * technology.
 */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Registers whether a dialog is open; a dialog that opens becomes the topmost. */
export function registerModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  const others = open.filter((candidate) => candidate !== dialog)
  change(isOpen ? [...others, dialog] : others)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the topmost open dialog; null if there is none. */
export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open[open.length - 1] ?? null,
    () => null,
  )
