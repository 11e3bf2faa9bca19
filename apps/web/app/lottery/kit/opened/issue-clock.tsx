import type { CurrentIssue } from '@ante/contract/lottery/draws/issue.ts'
import { useLingui } from '@lingui/react/macro'

import { Countdown } from '../clock/countdown.tsx'
import { useSecondsLeft } from '../clock/use-seconds-left.ts'
import styles from './issue-clock.module.css'

/** What is left for bets; then, quieter, what is left until the draw. */
export function IssueClock({ issue }: { issue: CurrentIssue }) {
  const { t } = useLingui()
  const lockAt = Date.parse(issue.lockAt)
  const isLocked = useSecondsLeft(lockAt) === 0
  if (!isLocked) return <Countdown until={lockAt} />
  return (
    <span className={styles.locked}>
      {t`Bets closed`} <Countdown until={Date.parse(issue.drawAt)} hurriesAt={-1} />
    </span>
  )
}
