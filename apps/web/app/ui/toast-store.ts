import { createStore, useStore } from '../lib/browser/store.ts'

export type ToastTone = 'info' | 'good' | 'bad'

export interface Toast {
  id: number
  /** Null: the code of a requested part could not be loaded; the toaster has the texts, and offers a way out. */
  text: string | null
  tone: ToastTone
}

/** Source: product specification 9. */
export const TOAST_MS = { success: 1500, notice: 2000, short: 3000, long: 8000 } as const

const NONE: readonly Toast[] = []
const toasts = createStore(NONE)
let lastId = 0

/** Shows a short message over the page; only the last few stay. Returns a function that removes the message early. */
export const showToast = (
  text: string,
  { tone = 'info', ms = TOAST_MS.short }: { tone?: ToastTone; ms?: number } = {},
): (() => void) => add({ text, tone }, ms)

/** Tells the user that the code of a requested part could not be loaded. */
export const reportUnopened = (): void => void add({ text: null, tone: 'bad' }, TOAST_MS.long)

function add(toast: Omit<Toast, 'id'>, ms: number): () => void {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get().slice(-1), { id, ...toast }])
  const hide = () => toasts.set(toasts.get().filter((shown) => shown.id !== id))
  setTimeout(hide, ms)
  return hide
}

export const useToasts = (): readonly Toast[] => useStore(toasts, NONE)
