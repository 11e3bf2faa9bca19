import { useLingui } from '@lingui/react'

import { classes } from '../lib/browser/classes.ts'
import { formatCountdown } from '../lib/i18n/format-countdown.ts'
import styles from './countdown.module.css'

interface CountdownProps {
  /** Remaining seconds; null while unknown. */
  seconds: number | null
  /** Number of remaining seconds from which the countdown is shown as urgent. */
  urgentAt?: number
  label?: string
}

const UNKNOWN = '––:––'

/** Time left: `00:42`, `14:59`, `23:04:05`, `3 days`. Its width is constant below an hour. */
export function Countdown({ seconds, urgentAt = -1, label }: CountdownProps) {
  const { i18n } = useLingui()
  const isUrgent = seconds !== null && seconds <= urgentAt
  return (
    <bdi role="timer" aria-label={label} className={classes(styles.countdown, isUrgent && styles.urgent)}>
      {seconds === null ? UNKNOWN : formatCountdown(seconds, i18n.locale)}
    </bdi>
  )
}
