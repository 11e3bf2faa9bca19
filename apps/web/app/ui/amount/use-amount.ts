import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'

import { checkAmount } from '../../lib/i18n/check-amount.ts'
import type { AmountRules, CheckedProblem } from '../../lib/i18n/check-amount.ts'
import { truncateAmount } from '../../lib/i18n/format-money.ts'
import { formatDecimal } from '../../lib/i18n/format-payment-amount.ts'
import type { ParsedAmount } from '../../lib/i18n/parse-amount.ts'

/** State of an amount field. */
export interface AmountEntry {
  rules: AmountRules
  /** Text in the field. */
  text: string
  /** The parsed amount, once it is valid. */
  amount: ParsedAmount | null
  /** Problem of the amount, as soon as it should be shown. */
  problem: CheckedProblem | null
  /** Id of the field. */
  id: string
  write(text: string): void
  /** Fills in a suggested amount, such as a quick amount; decimal text. */
  setAmount(amount: string): void
  /** Called on blur: shows the problem, or formats a valid amount. */
  leave(): void
  /** Resets the field. */
  clear(): void
  /** Returns the amount; if it is invalid, shows the problem, focuses the field, and returns null. */
  validate(): ParsedAmount | null
}

/** Creates the state of an amount field. Its rules may change, for example when another channel is selected. */
export function useAmount(rules: AmountRules, first = ''): AmountEntry {
  const { i18n } = useLingui()
  const { currency } = rules
  const [text, setText] = useState(() => first && written({ amount: first, currency }, i18n.locale))
  const [isShown, setShown] = useState(false)
  const id = useId()
  const checked = checkAmount(text, i18n.locale, rules)
  const readResult = typeof checked === 'string' ? null : checked
  const setAmount = (amount: string) => {
    setText(written({ amount, currency }, i18n.locale))
    setShown(true)
  }
  return {
    rules,
    text,
    amount: readResult,
    problem: isShown && typeof checked === 'string' ? checked : null,
    id,
    write: setText,
    setAmount,
    leave: () => {
      if (readResult) setAmount(readResult.text)
      else setShown(text !== '')
    },
    clear: () => {
      setText('')
      setShown(false)
    },
    validate: () => {
      if (readResult) return readResult
      setShown(true)
      document.getElementById(id)?.focus()
      return null
    },
  }
}

/**
 * Formats an amount as the reader would type it: grouped, with cents if it has any. Decimals that the currency does not
 * have are truncated.
 */
function written(money: { amount: string; currency: string }, locale: string): string {
  const amount = truncateAmount(money)
  return formatDecimal(amount, locale, /\.(?!0*$)/.test(amount) ? 2 : 0)
}
