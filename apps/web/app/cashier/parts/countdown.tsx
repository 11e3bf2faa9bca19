import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'

import { Countdown as SecondsLeft } from '../../ui/countdown.tsx'
import styles from './countdown.module.css'

/** Remaining seconds below which the colour changes and screen readers announce the time. */
const SHORT_SECONDS = 60

interface CountdownProps {
  secondsLeft: number
  /** Initial duration. */
  wholeSeconds: number
  label: string
}

/** The remaining time, as text and as a ring that empties. */
export function Countdown({ secondsLeft, wholeSeconds, label }: CountdownProps) {
  const { t } = useLingui()
  const share = Math.min(1, secondsLeft / Math.max(1, wholeSeconds))
  const isShort = secondsLeft <= SHORT_SECONDS
  return (
    <div className={styles.countdown} data-short={isShort}>
      <svg className={styles.ring} viewBox="0 0 36 36" width={44} height={44} aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="15.9" />
        <circle className={styles.remaining} cx="18" cy="18" r="15.9" style={remainingStyle(share)} />
      </svg>
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.time}>
          <SecondsLeft seconds={secondsLeft} />
        </span>
      </span>
      <span className={styles.srOnly} aria-live="polite">
        {isShort && secondsLeft > 0 ? t`Less than a minute left` : ''}
      </span>
    </div>
  )
}

/** The circumference of the ring is 100, so the dash is the remaining time in percent. */
const remainingStyle = (share: number): CSSProperties => ({ strokeDasharray: `${share * 100} 100` })
