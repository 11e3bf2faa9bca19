import { classes } from '../../../lib/browser/classes.ts'
import { clockText } from '../../../lib/words/clock-text.ts'
import styles from './countdown.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CountdownProps {
  /** End of the countdown in the gateway's time, in milliseconds. */
  until: number
  /** Number of remaining seconds from which the countdown is shown as urgent. */
  hurriesAt?: number
}

const USUAL_HURRY = 10
const UNKNOWN = '––:––'

/** Time left until a draw, by the gateway's clock: `00:42`, `14:59`, `23:04:05`. Its width is constant. */
export function Countdown({ until, hurriesAt = USUAL_HURRY }: CountdownProps) {
  const seconds = useSecondsLeft(until)
  const hurries = seconds !== null && seconds <= hurriesAt
  return (
    <span role="timer" dir="ltr" className={classes(styles.countdown, hurries && styles.hurries)}>
      {seconds === null ? UNKNOWN : clockText(seconds).padStart(5, '0')}
    </span>
  )
}
