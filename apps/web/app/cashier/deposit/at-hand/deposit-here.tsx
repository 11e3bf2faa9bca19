import { useSuspenseQuery } from '@tanstack/react-query'

import { NewDeposit } from '../begin/new-deposit.tsx'
import { NotAllowed, NoChannels } from '../begin/no-deposit.tsx'
import { depositSettings, paymentChannels } from '../queries.ts'
import type { MoneyView } from './money-sheet.tsx'

const NOTHING_CHOSEN = { channelId: null, amount: '', promotionId: null }

/** The form of a deposit over a game. */
export function DepositHere({ onShow }: { onShow(view: MoneyView): void }) {
  const { data: settings } = useSuspenseQuery(depositSettings)
  const { data: offered } = useSuspenseQuery(paymentChannels)
  if (settings.allowDeposit === 'N') return <NotAllowed />
  if (offered.channels.length === 0) return <NoChannels />
  return (
    <NewDeposit
      offered={offered}
      last={settings.last}
      start={NOTHING_CHOSEN}
      isSticky={false}
      onCreated={({ transactionId }) => onShow({ kind: 'deposit', transactionId })}
    />
  )
}
