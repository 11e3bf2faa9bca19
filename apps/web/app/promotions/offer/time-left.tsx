import { useLingui } from '@lingui/react'

import { formatCountdown } from '../../lib/i18n/format-countdown.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useSecondsLeft } from '../../lib/browser/use-seconds-left.ts'
import styles from './time-left.module.css'

interface TimeLeftProps {
  /** End, and current time of the answer, both by the gateway's clock. */
  until: string
  now: string
  /** Time of the answer, by this device's clock. */
  receivedAt: number
  /** Returns the sentence that contains the time left. */
  format(left: string): string
}

/** Counts down to a time. Empty on the server, where the seconds would differ from the browser's. */
export function TimeLeft({ until, now, receivedAt, format }: TimeLeftProps) {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const seconds = useSecondsLeft({ expiresAt: until, now, receivedAt }) ?? 0
  if (!isHydrated || seconds <= 0) return null
  return (
    <span className={styles.left} role="timer">
      {format(formatCountdown(seconds, i18n.locale))}
    </span>
  )
}
