import type { ReactNode } from 'react'

import styles from './ways.module.css'

/** What can be done from here, one below the other, the best first. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
