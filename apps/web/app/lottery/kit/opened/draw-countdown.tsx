import type { CurrentDraw } from '@ante/contract/lottery/draws/draw.ts'
import { useLingui } from '@lingui/react/macro'

import { Countdown } from '../clock/countdown.tsx'
import { useIsPast } from '../clock/use-seconds-left.ts'
import styles from './draw-countdown.module.css'

interface DrawCountdownProps {
  draw: CurrentDraw
  /** Hides the text visually; screen readers still read it. */
  brief?: boolean
}

/** Time left until sales close; after that, less prominent, until the draw. */
export function DrawCountdown({ draw, brief = false }: DrawCountdownProps) {
  const { t } = useLingui()
  const lockAt = Date.parse(draw.lockAt)
  const isLocked = useIsPast(lockAt)
  if (!isLocked) return <Countdown until={lockAt} />
  return (
    <span className={styles.locked}>
      <span className={brief ? styles.srOnly : undefined}>{t`Bets closed`}</span>{' '}
      <Countdown until={Date.parse(draw.drawAt)} urgentAt={-1} />
    </span>
  )
}
