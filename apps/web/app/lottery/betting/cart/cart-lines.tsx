import type { ReactNode } from 'react'

import { List } from '../../../ui/list.tsx'
import type { Bill } from '../slip/bill.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart.module.css'

interface CartLinesProps {
  bill: Bill
  /** Shown in place of the rows of an empty cart. */
  empty: ReactNode
  currency: string
  onEdit(key: string): void
  onDrop(key: string): void
}

/** The rows of the cart, each of which can be changed or removed. */
export function CartLines({ bill, empty, currency, onEdit, onDrop }: CartLinesProps) {
  return (
    <List items={bill.rows} empty={empty} className={styles.rows}>
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
