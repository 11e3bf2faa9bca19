import { amountText } from '../lib/amounts.ts'
import styles from './players.module.css'

interface AmountProps {
  value: string | null
  /** A change of a balance: a credit is marked by its sign, too. */
  isChange?: boolean
}

/** An amount of a list, aligned at its end. */
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
