import styles from './players.module.css'

/** Returns decimal text with grouped digits: `-50,000.50`. */
export const groupedAmount = (amount: string): string =>
  amount.replace(/^(-?)(\d+)/, (_, sign: string, whole: string) => `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`)

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
      {groupedAmount(value)}
    </span>
  )
}
