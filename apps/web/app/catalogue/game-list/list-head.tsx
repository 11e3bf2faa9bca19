import type { ReactNode } from 'react'

import styles from './list-head.module.css'

/** First row of a list of games: the search, and the buttons beside it. */
export function ListHead({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  )
}
