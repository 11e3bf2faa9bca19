import type { LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './line.module.css'

/** The result, announced to screen readers; with next actions. */
export function SentCard({ sent, onAgain }: { sent: LineTransfer; onAgain(): void }) {
  const { t } = useLingui()
  const { amount, currency, other } = sent
  return (
    <Sent balanceAfter={sent} onAgain={onAgain} next={<ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>}>
      <Trans>
        <Money amount={amount} currency={currency} /> sent to <bdi>{other.account}</bdi>.
      </Trans>
    </Sent>
  )
}

interface SentProps {
  balanceAfter: { balance: string; currency: string }
  onAgain(): void
  next: ReactNode
  /** Transferred amount and receiver. */
  children: ReactNode
}

/** Result of a single transfer, or of a list. */
export function Sent({ balanceAfter: { balance, currency }, onAgain, next, children }: SentProps) {
  const { t } = useLingui()
  return (
    <section className={styles.sent}>
      <span className={styles.done}>
        <Icon name="check" size={32} />
      </span>
      <output className={styles.caption}>
        <span className={styles.arrived}>{children}</span>
        <span className={styles.soft}>
          <Trans>
            You have <Money amount={balance} currency={currency} /> left.
          </Trans>
        </span>
      </output>
      <div className={styles.next}>
        <Button variant="quiet" onClick={onAgain}>{t`Send again`}</Button>
        {next}
      </div>
    </section>
  )
}
