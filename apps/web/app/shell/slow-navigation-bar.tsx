import { useEffect, useState } from 'react'

import { useLeaving } from '../lib/pages/leaving.ts'
import styles from './slow-navigation-bar.module.css'

/** Delay of the bar in milliseconds, within which most pages are loaded. */
const SLOW_MS = 100

/**
 * Progress bar at the top while the next page's code is loading. It is always in the document: inserting it between
 * siblings makes the browser calculate the styles of the whole page again.
 */
export function SlowNavigationBar() {
  const isLeaving = useLeaving()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLeaving])
  return <div className={styles.bar} data-slow={isSlow} />
}
