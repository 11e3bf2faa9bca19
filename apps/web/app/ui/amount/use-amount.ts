import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'

import { checkAmount } from '../../lib/words/check-amount.ts'
import type { AmountRules, CheckedProblem } from '../../lib/words/check-amount.ts'
import { truncateAmount } from '../../lib/words/format.ts'
import { figuresText } from '../../lib/words/format-pay.ts'
import type { ReadAmount } from '../../lib/words/read-amount.ts'

/** An amount on its way through somebody's fingers. */
export interface AmountEntry {
  rules: AmountRules
  /** As it stands in the line. */
  text: string
  /** What it is, once it will do. */
  read: ReadAmount | null
  /** What is wrong with it, as soon as there is a reason to say so. */
  problem: CheckedProblem | null
  /** Of the line that it stands in. */
  id: string
  write(text: string): void
  /** Puts in an amount that stands elsewhere, such as one of the quick ones: decimal text. */
  put(amount: string): void
  /** The line is left: what is wrong is said, what is right is written as it should be. */
  leave(): void
  /** Nothing is asked for any more. */
  clear(): void
  /** The amount, or null after it was said what is wrong and the line was focused. */
  demand(): ReadAmount | null
}

/** The amount of a form. Its rules may change while it stands there, as when another channel is chosen. */
export function useAmount(rules: AmountRules, first = ''): AmountEntry {
  const { i18n } = useLingui()
  const { currency } = rules
  const [text, setText] = useState(() => first && written({ amount: first, currency }, i18n.locale))
  const [isSaid, setSaid] = useState(false)
  const id = useId()
  const found = checkAmount(text, i18n.locale, rules)
  const read = typeof found === 'string' ? null : found
  const put = (amount: string) => {
    setText(written({ amount, currency }, i18n.locale))
    setSaid(true)
  }
  return {
    rules,
    text,
    read,
    problem: isSaid && typeof found === 'string' ? found : null,
    id,
    write: setText,
    put,
    leave: () => {
      if (read) put(read.text)
      else setSaid(text !== '')
    },
    clear: () => {
      setText('')
      setSaid(false)
    },
    demand: () => {
      if (read) return read
      setSaid(true)
      document.getElementById(id)?.focus()
      return null
    },
  }
}

/** An amount as the reader would type it: in groups, with cents where it has any. What the currency cannot pay is cut off. */
function written(money: { amount: string; currency: string }, locale: string): string {
  const amount = truncateAmount(money)
  return figuresText(amount, locale, /\.(?!0*$)/.test(amount) ? 2 : 0)
}
