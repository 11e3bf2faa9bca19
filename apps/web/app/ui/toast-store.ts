import { createStore, useStore } from '../lib/browser/store.ts'

export type ToastTone = 'info' | 'good' | 'bad'

export interface Toast {
  id: number
  text: string
  tone: ToastTone
}

/** Source: product specification 9. */
export const TOAST_MS = { success: 1500, notice: 2000, short: 3000, long: 8000 } as const

const NONE: readonly Toast[] = []
const toasts = createStore(NONE)
let lastId = 0

/** Shows a short message over the page; only the last few stay. Returns a function that removes the message early. */
export function showToast(
  text: string,
  { tone = 'info', ms = TOAST_MS.short }: { tone?: ToastTone; ms?: number } = {},
): () => void {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get().slice(-1), { id, text, tone }])
  const hide = () => toasts.set(toasts.get().filter((toast) => toast.id !== id))
  setTimeout(hide, ms)
  return hide
}

export const useToasts = (): readonly Toast[] => useStore(toasts, NONE)
