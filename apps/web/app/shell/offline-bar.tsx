import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { Icon } from '../ui/icon.tsx'
import styles from './offline-bar.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that there is no connection, and what that means. */
export function OfflineBar() {
  const { t } = useLingui()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className={styles.place}>
      {!online && (
        <span className={styles.bar}>
          <Icon name="offline" size={18} />
          <span
            className={styles.words}
          >{t`No connection. You see what was loaded before; money waits until you are back online.`}</span>
        </span>
      )}
    </output>
  )
}
