import type { DepositRecord } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react'
import { memo } from 'react'

import { MoneyLine } from '../../records/money-line.tsx'
import { isOpen } from '../deposit-states.ts'
import { MethodPicture } from '../method-picture.tsx'
import { stateTexts } from '../state-texts.ts'

interface DepositLineProps {
  record: DepositRecord
  currency: string
  zone: string
  onOpen(record: DepositRecord): void
}

/** One deposit, with the credited amount; before the credit, with the requested amount. */
export const DepositLine = memo(({ record, currency, zone, onOpen }: DepositLineProps) => {
  const { i18n } = useLingui()
  const { state, depositMode, channelName, depositDate, amount, requestedAmount } = record
  return (
    <MoneyLine
      sign={<MethodPicture picture="" kind={depositMode} />}
      title={<bdi>{channelName}</bdi>}
      at={depositDate}
      zone={zone}
      amount={amount ?? requestedAmount}
      currency={currency}
      state={i18n._(stateTexts[state])}
      tone={toneOf(state)}
      onTap={() => onOpen(record)}
    />
  )
})
DepositLine.displayName = 'DepositLine'

function toneOf(state: DepositRecord['state']): 'open' | 'good' | 'ended' {
  if (state === 'SUCCESS') return 'good'
  return isOpen(state) ? 'open' : 'ended'
}
