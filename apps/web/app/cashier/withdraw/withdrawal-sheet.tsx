import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useMerchant } from '../../merchant/public.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Money } from '../../ui/money.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { lookAgainWhile } from '../parts/look-again.ts'
import { MoneySummary } from '../parts/money-summary.tsx'
import type { SummaryLine } from '../parts/money-summary.tsx'
import { StepList } from '../parts/step-list.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import styles from './confirm.module.css'
import { withdrawalOf } from './queries.ts'
import { useWithdrawalSteps } from './use-withdrawal-steps.ts'

interface WithdrawalSheetProps {
  open: boolean
  transId: string
  onClose(): void
}

/** One withdrawal: how far it has come, live; what it is and where it goes; the way to take it back. */
export function WithdrawalSheet({ open, transId, onClose }: WithdrawalSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Withdrawal`} onClose={onClose}>
      <MoneyBoundary key={transId} skeleton={<Skeleton height={420} />}>
        <Detail transId={transId} />
      </MoneyBoundary>
    </Sheet>
  )
}

function Detail({ transId }: { transId: string }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { data: withdrawal } = useSuspenseQuery({
    ...withdrawalOf(transId),
    refetchInterval: ({ state }) => lookAgainWhile(state.data?.endedAt === null),
  })
  const { amount, fee, netAmount, currency, bankName, cardNumber, refId, mayCancel } = withdrawal
  const steps = useWithdrawalSteps(withdrawal)
  const money = (value: string) => <Money amount={value} currency={currency} />
  const lines: SummaryLine[] = [
    { id: 'amount', label: t`Amount`, value: money(amount) },
    { id: 'fee', label: t`Fee`, value: money(fee) },
    { id: 'net', label: t`You get`, value: money(netAmount), look: 'sum' },
    {
      id: 'to',
      label: t`To`,
      value: (
        <>
          <bdi>{bankName}</bdi> <bdi dir="ltr">•••• {lastDigits(cardNumber)}</bdi>
        </>
      ),
    },
  ]
  return (
    <>
      <StepList label={t`How far it has come`} steps={steps} zone={zone} />
      <MoneySummary label={t`What it is`} lines={lines} />
      <div className={styles.numbers}>
        <CopyLine label={t`Number`} text={transId} />
        {refId !== null && <CopyLine label={t`Number of the payment`} text={refId} />}
      </div>
      {mayCancel && <CancelWithdrawal withdrawal={withdrawal} />}
    </>
  )
}
