import cells from '../ui/cells.module.css'
import { signedText } from './sports-texts.ts'
import styles from './sports.module.css'

/** What the merchant wins in the worst case. A negative amount, which we owe, has a minus sign and another colour. */
export const Risk = ({ amount }: { amount: string | null }) => (
  <span className={`${cells.end} ${amount?.startsWith('-') ? styles.owed : ''}`}>
    {amount === null ? '–' : signedText(amount)}
  </span>
)
