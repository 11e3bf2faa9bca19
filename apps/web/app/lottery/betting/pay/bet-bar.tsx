import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { Plural, useLingui } from '@lingui/react/macro'

import { Button } from '../../../ui/button.tsx'
import { Exact } from '../../kit/money/exact.tsx'
import type { Counted } from '../slip/slip.ts'
import styles from './bet-bar.module.css'
import { CartButton } from './cart-button.tsx'
import { unitsText } from './units.ts'

interface BetBarProps {
  setting: GameSetting
  /** What is picked now; null while it is no bet yet. */
  counted: Counted | null
  inCart: number
  /** A row of the cart is being changed. */
  editing: boolean
  onCart(): void
  onAdd(): void
  onBet(): void
}

/** Always in reach: what the picks come to, and what can be done with them. */
export function BetBar({ setting: { currency }, counted, inCart, editing, onCart, onAdd, onBet }: BetBarProps) {
  const { t } = useLingui()
  const none = counted === null || counted.cost === 0n
  return (
    <div className={styles.bar}>
      <p className={styles.sums} aria-live="polite">
        <span>
          <Plural value={Number(counted?.stakes ?? 0n)} one="# stake" other="# stakes" />
          {' · '}
          <b>
            <Exact amount={unitsText(counted?.cost ?? 0n)} currency={currency} />
          </b>
        </span>
        {counted && counted.prize > 0n && (
          <span className={styles.prize}>
            {t`Win up to`} <Exact amount={unitsText(counted.prize)} currency={currency} />
          </span>
        )}
      </p>
      <div className={styles.acts}>
        <CartButton count={inCart} onTap={onCart} />
        <Button look="quiet" wide disabled={none} onClick={onAdd}>
          {editing ? t`Save` : t`Add to cart`}
        </Button>
        <Button wide disabled={none && inCart === 0} onClick={onBet}>{t`Bet now`}</Button>
      </div>
    </div>
  )
}
