import type { ReactNode } from 'react'

import { Icon } from '../ui/icon.tsx'
import styles from './safe-list.module.css'

/** List of reassurances. */
export function SafeList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export function SafeLine({ children }: { children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span className={styles.mark}>
        <Icon name="check" size={20} />
      </span>
      <span>{children}</span>
    </li>
  )
}
