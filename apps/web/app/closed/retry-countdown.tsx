import { Plural, useLingui } from '@lingui/react/macro'

import styles from './retry-countdown.module.css'
import { useRetryCountdown } from './use-retry-countdown.ts'

/**
 * Counts down to the next attempt. Screen readers do not announce each second: they announce the page once it is back.
 */
export function RetryCountdown({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  const seconds = useRetryCountdown(onRetry)
  return (
    <p className={styles.count} role="timer" aria-live="off">
      {seconds === 0 ? (
        t`Checking now…`
      ) : (
        <Plural value={seconds} one="Checking again in # second" other="Checking again in # seconds" />
      )}
    </p>
  )
}
