import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { Plural, useLingui } from '@lingui/react/macro'

import { Money } from '../../../ui/money.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stroke } from '../../../ui/icon.tsx'
import { rowCannotWin } from '../../cannot-win-texts.ts'
import type { DraftCounted } from '../slip/draft-rows.ts'
import { paidAtMost, rowThatLoses } from '../slip/winnable.ts'
import type { Loss } from '../slip/winnable.ts'
import styles from './bet-bar.module.css'
import { CartButton } from './cart-button.tsx'
import { unitsOf, unitsText } from './units.ts'

const SLIDERS = 'M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4'

interface BetBarProps {
  setting: Pick<GameSetting, 'currency' | 'limits'>
  /** The current picks; null while they are not a complete bet. */
  counted: DraftCounted | null
  inCart: number
  /** Whether a row of the cart is being edited. */
  editing: boolean
  /** Scrolls to the unit and the multiple, which are below the board on a small screen. */
  onAmount(): void
  onCart(): void
  onAdd(): void
  onBet(): void
}

/** Sticky bar with the total of the picks and the actions on them. */
export function BetBar({ setting: { currency, limits }, counted, inCart, editing, ...acts }: BetBarProps) {
  const { onAmount, onCart, onAdd, onBet } = acts
  const { t } = useLingui()
  const isEmpty = counted === null || counted.cost === 0n
  const limit = unitsOf(limits.maximumPrize)
  const loss = rowThatLoses(counted?.rows ?? [], { limit, multiple: 1n })
  return (
    <div className={styles.bar}>
      <p className={styles.sums} aria-live="polite">
        <button type="button" className={styles.total} onClick={onAmount}>
          <Plural value={Number(counted?.stakes ?? 0n)} one="# stake" other="# stakes" />
          {' · '}
          <b>
            <Money exact amount={unitsText(counted?.cost ?? 0n)} currency={currency} />
          </b>
          <Stroke path={SLIDERS} size={20} />
        </button>
        <Outcome counted={counted} loss={loss} limit={limit} currency={currency} />
      </p>
      <div className={styles.actions}>
        <CartButton count={inCart} onTap={onCart} />
        <Button variant="quiet" wide disabled={isEmpty || loss !== null} onClick={onAdd}>
          {editing ? t`Save` : t`Add to cart`}
        </Button>
        <Button wide disabled={loss !== null || (isEmpty && inCart === 0)} onClick={onBet}>{t`Bet now`}</Button>
      </div>
    </div>
  )
}

interface OutcomeProps {
  counted: DraftCounted | null
  loss: Loss | null
  limit: bigint
  currency: string
}

/** Possible winnings of the picks, or the message that they can only lose. */
function Outcome({ counted, loss, limit, currency }: OutcomeProps) {
  const { t, i18n } = useLingui()
  if (loss) {
    const amounts = { cost: unitsText(loss.cost), maximum: unitsText(loss.maximum), currency }
    return <span className={styles.loss}>{i18n._(rowCannotWin(amounts, i18n.locale))}</span>
  }
  if (!counted || counted.prize === 0n) return null
  return (
    <span className={styles.prize}>
      {t`Win up to`} <Money exact amount={unitsText(paidAtMost(counted.prize, limit))} currency={currency} />
    </span>
  )
}
