import type { PlayClock } from '@ante/contract/launch/play-clock.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { centsOf, formatCents } from '../lib/i18n/cents.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Money } from '../ui/money.tsx'
import { minutesPlayed } from './play-clock.ts'
import styles from './session-play-time.module.css'

interface SessionPlayTimeProps {
  clock: PlayClock
  onContinue(): void
  onLeave(): void
}

/** Time and result of play, with the choice to continue or leave. */
export function SessionPlayTime({ clock, onContinue, onLeave }: SessionPlayTimeProps) {
  const { t } = useLingui()
  const { staked, paid, currency } = clock
  const minutes = minutesPlayed(clock)
  const net = formatCents(centsOf(paid) - centsOf(staked))
  return (
    <Dialog
      open
      title={t`Reality check`}
      onClose={onContinue}
      actions={
        <div className={styles.answers}>
          <Button wide onClick={onLeave}>{t`Leave game`}</Button>
          <Button wide variant="quiet" onClick={onContinue}>{t`Continue`}</Button>
        </div>
      }
    >
      <p>{t`You’ve been playing for ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}</p>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{t`Staked`}</dt>
          <dd>
            <Money amount={staked} currency={currency} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t`Paid out`}</dt>
          <dd>
            <Money amount={paid} currency={currency} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t`Won or lost`}</dt>
          <dd>
            <Money amount={net} currency={currency} />
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
