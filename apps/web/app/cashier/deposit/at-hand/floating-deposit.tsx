import { useLingui } from '@lingui/react/macro'

import { Button } from '../../../ui/button.tsx'
import { isOpen, waitsForPayment } from '../deposit-states.ts'
import { ConfirmPaid } from '../detail/confirm-paid.tsx'
import { DepositHead } from '../detail/deposit-head.tsx'
import { HowToPay } from '../detail/how-to-pay.tsx'
import { useDeposit } from '../use-deposit.ts'
import type { MoneyView } from './money-sheet.tsx'

interface FloatingDepositProps {
  transactionId: string
  onShow(view: MoneyView): void
  /** Called when the member returns to the game after the credit. */
  onFinish(): void
}

/** A deposit shown over a game: payment instructions and state. */
export function FloatingDeposit({ transactionId, onShow, onFinish }: FloatingDepositProps) {
  const { t } = useLingui()
  const { deposit, receivedAt } = useDeposit(transactionId)
  const { state, toPay } = deposit
  return (
    <>
      <DepositHead deposit={deposit} receivedAt={receivedAt} />
      {toPay && (waitsForPayment(state) || toPay.how === 'chain') && (
        <HowToPay deposit={deposit} toPay={toPay} isBeside />
      )}
      <ConfirmPaid deposit={deposit} />
      {state === 'SUCCESS' && <Button wide onClick={onFinish}>{t`Continue playing`}</Button>}
      {state !== 'SUCCESS' && !isOpen(state) && (
        <Button wide onClick={() => onShow({ kind: 'form' })}>{t`Try again`}</Button>
      )}
    </>
  )
}
