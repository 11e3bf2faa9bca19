import { useLingui } from '@lingui/react/macro'
import type { InputEvent } from 'react'

import { Field } from '../../ui/field.tsx'
import { cardDigits, cursorBehind, groupedDigits } from './card-number.ts'

/** Room for spaces that somebody pastes. */
const TYPED_LIMIT = 40

interface CardNumberFieldProps {
  /** How many digits a number may have. */
  most: number
  error: string | null
}

/** The number of a card or account, grouped while it is typed as it stands on the card. */
export function CardNumberField({ most, error }: CardNumberFieldProps) {
  const { t } = useLingui()
  const group = ({ currentTarget: line }: InputEvent<HTMLInputElement>) => {
    const before = cardDigits(line.value.slice(0, line.selectionStart ?? line.value.length), most).length
    const grouped = groupedDigits(cardDigits(line.value, most))
    if (grouped === line.value) return
    line.value = grouped
    const place = cursorBehind(before, grouped)
    line.setSelectionRange(place, place)
  }
  return (
    <Field
      label={t`Card or account number`}
      name="cardNumber"
      inputMode="numeric"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={TYPED_LIMIT}
      required
      error={error}
      onInput={group}
    />
  )
}
