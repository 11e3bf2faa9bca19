import type { ReactNode } from 'react'

import styles from './actions.module.css'

/** Column of actions, the best first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
