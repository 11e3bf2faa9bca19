import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { formatPay } from '../../lib/words/format-pay.ts'
import { Field } from '../field.tsx'
import styles from './amount-field.module.css'
import { useAmountWords } from './use-amount-words.ts'
import type { AmountEntry } from './use-amount.ts'

interface AmountFieldProps {
  label: string
  amount: AmountEntry
  /** Besides the limits, which are told anyway. */
  hint?: string | undefined
  /** What the gateway said of the amount. */
  refused?: string | null | undefined
  /** Something at the end of the line, such as a button for all there is. */
  aside?: ReactNode
  disabled?: boolean
}

/** How much: in the reader's own way of writing, with its limits told before they are met. */
export function AmountField({ label, amount, hint, refused, aside, disabled = false }: AmountFieldProps) {
  const limits = useLimits(amount)
  const wrong = useAmountWords(amount)
  return (
    <div className={styles.amount}>
      <Field
        id={amount.id}
        label={label}
        lead={<span className={styles.currency}>{signOf(amount.rules.currency)}</span>}
        aside={aside}
        error={wrong ?? refused}
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
  const shown = (amount: string) => formatPay({ amount, currency }, i18n.locale)
  if (minimum === undefined || maximum === undefined) return undefined
  return t`From ${shown(minimum)} to ${shown(maximum)}`
}

/** What stands before figures: `₱`, or a coin's letters. */
const signOf = (currency: string) => formatPay({ amount: '0', currency }, 'en').replace(/[\d.,\s]/g, '')
