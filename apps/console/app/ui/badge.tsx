import type { ReactNode } from 'react'

import styles from './badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'neutral'

/** A state in one word. The tone only supports the word, for readers who do not see colours. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
)
