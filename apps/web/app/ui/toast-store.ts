import { useSyncExternalStore } from 'react'

export type ToastTone = 'info' | 'good' | 'bad'

export interface Toast {
  id: number
  text: string
  tone: ToastTone
}

/** Source: product specification 9. */
export const TOAST_MS = { success: 1500, notice: 2000, short: 3000, long: 8000 } as const

const NONE: readonly Toast[] = []
let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message over the page; only the last few stay. Returns a function that removes the message early. */
export function showToast(
  text: string,
  { tone = 'info', ms = TOAST_MS.short }: { tone?: ToastTone; ms?: number } = {},
): () => void {
  lastId += 1
  const id = lastId
  change([...toasts.slice(-1), { id, text, tone }])
  const hide = () => change(toasts.filter((toast) => toast.id !== id))
  setTimeout(hide, ms)
  return hide
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
