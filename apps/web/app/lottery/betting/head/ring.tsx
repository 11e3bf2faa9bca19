import { SECOND_MS } from '@ante/contract/kit/time.ts'
import type { CSSProperties } from 'react'

import { useSecondsLeft } from '../../kit/clock/use-seconds-left.ts'
import styles from './head.module.css'

/** Remaining time as a ring that empties; the digits beside it show the same. */
export function Ring({ from, until }: { from: number; until: number }) {
  const seconds = useSecondsLeft(until)
  const totalSeconds = Math.max(1, (until - from) / SECOND_MS)
  const share = seconds === null ? 1 : Math.min(1, seconds / totalSeconds)
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" width={22} height={22} aria-hidden="true">
      <circle className={styles.track} cx="18" cy="18" r="15.9" />
      <circle className={styles.remaining} cx="18" cy="18" r="15.9" style={restStyle(share)} />
    </svg>
  )
}

/** Radius of a circle whose circumference is 100, so that the dash length is a percentage. */
const restStyle = (share: number): CSSProperties => ({ strokeDasharray: `${share * 100} 100` })
