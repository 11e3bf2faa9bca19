import { CircleCheck } from 'lucide-react'

import { Store, useStore } from '../lib/store.ts'
import styles from './toasts.module.css'

const SHOWN_MS = 5_000
const current = new Store<{ text: string } | null>(null)

/** Says what was done, for five seconds. What went wrong is said where it went wrong, and stays. */
export function announce(text: string): void {
  const toast = { text }
  current.set(toast)
  setTimeout(() => current.get() === toast && current.set(null), SHOWN_MS)
}

/** The place of what was announced. */
export function Toasts() {
  const toast = useStore(current)
  return (
    <output className={styles.place}>
      {toast && (
        <p className={styles.toast}>
          <CircleCheck size={16} aria-hidden />
          {toast.text}
        </p>
      )}
    </output>
  )
}
