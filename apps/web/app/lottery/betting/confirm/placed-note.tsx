import type { PlacedOrder } from '@ante/contract/lottery/orders/betting.ts'
import { useLingui } from '@lingui/react/macro'

import { Id } from '../../../ui/id.tsx'
import { Money } from '../../../ui/money.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './confirm.module.css'

interface PlacedProps {
  placed: PlacedOrder
  onAgain(): void
}

/** Confirmation of a placed bet: its draw, its amount, and a link to follow it. */
export function PlacedNote({ placed, onAgain }: PlacedProps) {
  const { t } = useLingui()
  const { drawNumber, lastDrawNumber, amount, currency } = placed
  return (
    <div className={styles.placed}>
      <span className={styles.badge}>
        <Icon name="check" size={32} />
      </span>
      <output className={styles.done}>{t`Bet placed`}</output>
      <p className={styles.choice}>
        <Id>{lastDrawNumber ? `${drawNumber} – ${lastDrawNumber}` : drawNumber}</Id>
        {' · '}
        <b>
          <Money exact amount={amount} currency={currency} />
        </b>
      </p>
      <div className={styles.next}>
        <ButtonLink variant="quiet" wide to="/m/lotteryOrders">{t`My bets`}</ButtonLink>
        <Button wide onClick={onAgain}>{t`Continue betting`}</Button>
      </div>
    </div>
  )
}
