import type { ReactNode } from 'react'

import styles from './ways.module.css'

/** Column of actions, the best first. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
