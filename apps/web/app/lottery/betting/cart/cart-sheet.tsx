import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { Plural, useLingui } from '@lingui/react/macro'

import { Money } from '../../../ui/money.tsx'
import { Button } from '../../../ui/button.tsx'
import { SheetActions } from '../../../ui/choices.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { unitsText } from '../pay/units.ts'
import type { Bill } from '../slip/bill.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { CartLines } from './cart-lines.tsx'
import styles from './cart.module.css'

interface CartSheetProps {
  open: boolean
  bill: Bill
  setting: GameSetting
  onEdit(key: string): void
  onDrop(key: string): void
  onEmpty(): void
  onRandom(count: number): void
  onChase(): void
  onBet(): void
  onClose(): void
}

/** Sheet with the rows of the cart. */
export function CartSheet({ open, bill, setting, onClose, ...acts }: CartSheetProps) {
  const { t } = useLingui()
  const { currency, limits } = setting
  return (
    <Sheet open={open} title={t`Cart`} onClose={onClose}>
      <CartLines bill={bill} empty={<EmptyCart />} currency={currency} onEdit={acts.onEdit} onDrop={acts.onDrop} />
      <div className={styles.tools}>
        {[1, 5].map((count) => (
          <Button
            key={count}
            variant="quiet"
            disabled={bill.rows.length + count > limits.slipsAnOrder}
            onClick={() => acts.onRandom(count)}
          >
            {t`Random × ${count}`}
          </Button>
        ))}
        <Button variant="quiet" disabled={bill.rows.length === 0} onClick={acts.onEmpty}>{t`Clear`}</Button>
      </div>
      {bill.rows.length > 0 && (
        <>
          <Sums bill={bill} currency={currency} />
          <SheetActions>
            {limits.chase > 0 && <Button variant="quiet" wide onClick={acts.onChase}>{t`Chase`}</Button>}
            <Button wide onClick={acts.onBet}>{t`Bet now`}</Button>
          </SheetActions>
        </>
      )}
    </Sheet>
  )
}

function Sums({ bill: { stakes, cost }, currency }: { bill: Bill; currency: string }) {
  return (
    <p className={styles.sums}>
      <span>
        <Plural value={Number(stakes)} one="# stake" other="# stakes" />
      </span>
      <b>
        <Money exact amount={unitsText(cost)} currency={currency} />
      </b>
    </p>
  )
}

function EmptyCart() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/draw.svg" title={t`Your cart is empty`}>
      {t`Pick numbers, or use random picks.`}
    </EmptyState>
  )
}
