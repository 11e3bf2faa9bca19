import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { formatPaymentAmount } from '../../lib/i18n/format-payment-amount.ts'
import { Field } from '../field.tsx'
import styles from './amount-field.module.css'
import { useAmountText } from './use-amount-text.ts'
import type { AmountEntry } from './use-amount.ts'

interface AmountFieldProps {
  label: string
  amount: AmountEntry
  /** Hint besides the limits, which are always shown. */
  hint?: string | undefined
  /** The gateway's refusal of the amount. */
  refused?: string | null | undefined
  /** Element at the end of the line, such as a button for the whole balance. */
  aside?: ReactNode
  disabled?: boolean
}

/** Input of an amount in the reader's number format; its limits are shown in advance. */
export function AmountField({ label, amount, hint, refused, aside, disabled = false }: AmountFieldProps) {
  const limits = useLimits(amount)
  const problem = useAmountText(amount)
  return (
    <div className={styles.amount}>
      <Field
        id={amount.id}
        label={label}
        lead={<span className={styles.currency}>{signOf(amount.rules.currency)}</span>}
        aside={aside}
        error={problem ?? refused}
        hint={hint ?? limits}
        name="amount"
        inputMode={decimalsOf(amount.rules.currency) === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={40}
        disabled={disabled}
        value={amount.text}
        onChange={({ target }) => amount.write(target.value)}
        onBlur={amount.leave}
      />
    </div>
  )
}

function useLimits({ rules: { minimum, maximum, currency } }: AmountEntry): string | undefined {
  const { t, i18n } = useLingui()
  const formatAmount = (amount: string) => formatPaymentAmount({ amount, currency }, i18n.locale)
  if (minimum === undefined || maximum === undefined) return undefined
  return t`From ${formatAmount(minimum)} to ${formatAmount(maximum)}`
}

/** Returns the sign before the digits: `₱`, or a coin's code. */
const signOf = (currency: string) => formatPaymentAmount({ amount: '0', currency }, 'en').replace(/[\d.,\s]/g, '')
