import { useLingui } from '@lingui/react/macro'

import { centsOf } from '../../lib/i18n/cents.ts'
import { formatPaymentAmount } from '../../lib/i18n/format-payment-amount.ts'
import styles from './quick-amounts.module.css'
import type { AmountEntry } from './use-amount.ts'

interface QuickAmountsProps {
  amount: AmountEntry
  /** Decimal text. */
  offered: readonly string[]
  disabled?: boolean
}

/** Buttons that fill in an amount. */
export function QuickAmounts({ amount, offered, disabled = false }: QuickAmountsProps) {
  const { t, i18n } = useLingui()
  const { currency } = amount.rules
  return (
    <fieldset className={styles.amounts} aria-label={t`Quick amounts`}>
      {offered.map((item) => (
        <button
          key={item}
          type="button"
          className={styles.amount}
          disabled={disabled}
          aria-pressed={amount.amount?.cents === centsOf(item)}
          onClick={() => amount.setAmount(item)}
        >
          {formatPaymentAmount({ amount: item, currency }, i18n.locale)}
        </button>
      ))}
    </fieldset>
  )
}
