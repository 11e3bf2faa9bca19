import { useLingui } from '@lingui/react/macro'

import { RewrittenField } from '../../ui/field.tsx'
import { CARD_DIGITS_LIMIT, cardDigits, groupedDigits } from './card-number.ts'

/** Input for a card or account number, grouped while typing as on the card. */
export function CardNumberField({ error }: { error: string | null }) {
  const { t } = useLingui()
  return (
    <RewrittenField
      label={t`Card or account number`}
      name="cardNumber"
      inputMode="numeric"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      error={error}
      rewrite={grouped}
    />
  )
}

const grouped = (typed: string) => groupedDigits(cardDigits(typed, CARD_DIGITS_LIMIT))
