import { useLingui } from '@lingui/react'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useSecondsLeft } from '../../lib/browser/use-seconds-left.ts'
import { leftText } from './left-text.ts'
import styles from './time-left.module.css'

interface TimeLeftProps {
  /** Moments by the gateway's clock: when it is over, and what time it was when that was told. */
  until: string
  now: string
  /** When it was told, by this device's clock. */
  toldAt: number
  /** The whole sentence around the time. */
  say(left: string): string
}

/** Counts down to a moment; the server's page leaves it out, whose seconds are not the phone's. */
export function TimeLeft({ until, now, toldAt, say }: TimeLeftProps) {
  const { i18n } = useLingui()
  const isHere = useHydrated()
  const seconds = useSecondsLeft({ expiresAt: until, now, toldAt }) ?? 0
  const left = leftText(seconds, i18n.locale)
  if (!isHere || left === '') return null
  return (
    <span className={styles.left} role="timer">
      {say(left)}
    </span>
  )
}
