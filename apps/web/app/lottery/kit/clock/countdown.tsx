import { classes } from '../../../lib/browser/classes.ts'
import { clockText } from '../../../lib/words/clock-text.ts'
import styles from './countdown.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CountdownProps {
  /** A moment of the gateway's time, in milliseconds. */
  until: number
  /** From this many seconds on it hurries. */
  hurriesAt?: number
}

const USUAL_HURRY = 10
const UNKNOWN = '––:––'

/** What is left until a draw, by the gateway's clock: `00:42`, `14:59`, `23:04:05`. It keeps its width. */
export function Countdown({ until, hurriesAt = USUAL_HURRY }: CountdownProps) {
  const seconds = useSecondsLeft(until)
  const hurries = seconds !== null && seconds <= hurriesAt
  return (
    <span role="timer" dir="ltr" className={classes(styles.countdown, hurries && styles.hurries)}>
      {seconds === null ? UNKNOWN : clockText(seconds).padStart(5, '0')}
    </span>
  )
}
