import { SECOND_MS } from '@ante/contract/kit/time.ts'
import type { CSSProperties } from 'react'

import { useSecondsLeft } from '../../kit/clock/use-seconds-left.ts'
import styles from './head.module.css'

/** What is left of a while, as a ring that empties; the figures beside it say it as well. */
export function Ring({ from, until }: { from: number; until: number }) {
  const seconds = useSecondsLeft(until)
  const whole = Math.max(1, (until - from) / SECOND_MS)
  const share = seconds === null ? 1 : Math.min(1, seconds / whole)
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" width={40} height={40} aria-hidden="true">
      <circle className={styles.track} cx="18" cy="18" r="15.9" />
      <circle className={styles.rest} cx="18" cy="18" r="15.9" style={restStyle(share)} />
    </svg>
  )
}

/** A circle of this radius is 100 long. */
const restStyle = (share: number): CSSProperties => ({ strokeDasharray: `${share * 100} 100` })
