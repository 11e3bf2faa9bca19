import { useLingui } from '@lingui/react/macro'

import { List } from '../../../ui/list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Bill } from '../slip/bill.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart.module.css'

interface CartLinesProps {
  bill: Bill
  currency: string
  onEdit(key: string): void
  onDrop(key: string): void
}

/** The rows of the cart, each of which can be changed or removed. */
export function CartLines({ bill, currency, onEdit, onDrop }: CartLinesProps) {
  return (
    <List items={bill.rows} empty={<NothingThere />} className={styles.rows}>
      {(billed) => (
        <CartLine
          key={billed.row.key}
          billed={billed}
          currency={currency}
          onEdit={() => onEdit(billed.row.key)}
          onDrop={() => onDrop(billed.row.key)}
        />
      )}
    </List>
  )
}

function NothingThere() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/draw.svg" title={t`Your cart is empty`}>
      {t`Pick numbers, or use random picks.`}
    </EmptyState>
  )
}
