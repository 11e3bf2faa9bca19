import { CircleCheck } from 'lucide-react'

import { Store, useStore } from '../lib/store.ts'
import styles from './toasts.module.css'

const SHOWN_MS = 5_000
const current = new Store<{ text: string } | null>(null)

/** Shows a success message for five seconds. Errors are shown at the form instead, and stay. */
export function announce(text: string): void {
  const toast = { text }
  current.set(toast)
  setTimeout(() => current.get() === toast && current.set(null), SHOWN_MS)
}

/** Region that shows the current message. */
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
