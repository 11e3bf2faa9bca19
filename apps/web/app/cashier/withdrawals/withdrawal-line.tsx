import type { WithdrawalRecord } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react'
import { memo } from 'react'

import { useMerchant } from '../../merchant/public.ts'
import { lastDigits } from '../cards/last-digits.ts'
import { MoneyLine } from '../records/money-line.tsx'
import { stateTone, stateTexts } from '../withdraw/state-texts.ts'

interface WithdrawalLineProps {
  record: WithdrawalRecord
  currency: string
  onOpen(record: WithdrawalRecord): void
}

/** One withdrawal: receiver, time, amount, and state. A tap opens its details. */
export const WithdrawalLine = memo(({ record, currency, onOpen }: WithdrawalLineProps) => {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  const { bankName, cardNumber, requestedAt, amount, state } = record
  return (
    <MoneyLine
      title={
        <>
          <bdi>{bankName}</bdi> <bdi dir="ltr">•••• {lastDigits(cardNumber)}</bdi>
        </>
      }
      at={requestedAt}
      zone={zone}
      amount={amount}
      currency={currency}
      state={i18n._(stateTexts[state])}
      tone={stateTone(state)}
      onTap={() => onOpen(record)}
    />
  )
})
WithdrawalLine.displayName = 'WithdrawalLine'
