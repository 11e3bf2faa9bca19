import { Plural, useLingui } from '@lingui/react/macro'

import styles from './comes-back.module.css'
import { useComingBack } from './use-coming-back.ts'

/**
 * Counts down to the next attempt. It is not announced to screen readers every second: the returning page speaks for
 * itself.
 */
export function ComesBack({ onBack }: { onBack: () => void }) {
  const { t } = useLingui()
  const seconds = useComingBack(onBack)
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
