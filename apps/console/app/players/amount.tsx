import { amountText } from '../lib/amounts.ts'
import styles from './players.module.css'

interface AmountProps {
  value: string | null
  /** Whether the amount is a change of a balance: a credit then has a plus sign. */
  isChange?: boolean
}

/** An amount in a list, aligned at the end. */
export function Amount({ value, isChange = false }: AmountProps) {
  if (value === null) return <span className={styles.amount}>–</span>
  const isCredit = isChange && !value.startsWith('-')
  return (
    <span className={`${styles.amount} ${isCredit ? styles.credit : ''}`}>
      {isCredit && '+'}
      {amountText(value)}
    </span>
  )
}
