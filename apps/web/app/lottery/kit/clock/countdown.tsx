import { useRef } from 'react'

import { Countdown as SecondsLeft } from '../../../ui/countdown.tsx'
import styles from './countdown.module.css'
import { useSecondsShown } from './use-seconds-left.ts'

interface CountdownProps {
  /** End of the countdown in the gateway's time, in milliseconds. */
  until: number
  /** Number of remaining seconds from which the countdown is shown as urgent. */
  urgentAt?: number
}

const DEFAULT_URGENT_SECONDS = 10

/** Time left until a draw, by the gateway's clock. */
export function Countdown({ until, urgentAt = DEFAULT_URGENT_SECONDS }: CountdownProps) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} className={styles.countdown}>
      <SecondsLeft seconds={useSecondsShown(until, place)} urgentAt={urgentAt} />
    </span>
  )
}
