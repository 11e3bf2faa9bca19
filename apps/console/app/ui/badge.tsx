import type { ReactNode } from 'react'

import styles from './badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'neutral'

/** A state in a word; the tone never says it alone. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
)
