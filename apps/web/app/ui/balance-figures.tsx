import { useLingui } from '@lingui/react'

import { formatMoney, maskMoney } from '../lib/i18n/format-money.ts'
import { FittedFigures } from './fitted-figures.tsx'
import { RollingFigures } from './rolling-figures.tsx'

interface BalanceFiguresProps {
  amount: string
  currency: string
  hidden: boolean
  /** Text for screen readers in place of the stars. */
  hiddenLabel: string
}

/** A balance whose digits roll when it changes, and turn into stars of the same width when it is hidden. */
export function BalanceFigures({ amount, currency, hidden, hiddenLabel }: BalanceFiguresProps) {
  const { i18n } = useLingui()
  const money = { amount, currency }
  const amountText = formatMoney(money, i18n.locale)
  return (
    <FittedFigures {...money}>
      <RollingFigures
        text={hidden ? maskMoney(money, i18n.locale) : amountText}
        accessibleText={hidden ? hiddenLabel : amountText}
      />
    </FittedFigures>
  )
}
