import { cancelWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { WITHDRAWAL_KEY } from '../../identity/public.ts'
import { call } from '../../lib/calls/call.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { useMerchant } from '../../merchant/public.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Money } from '../../ui/money.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { refetchIntervalWhile } from '../parts/refetch-interval.ts'
import { MoneySummary } from '../parts/money-summary.tsx'
import type { SummaryLine } from '../parts/money-summary.tsx'
import { StepList } from '../parts/step-list.tsx'
import type { MoneyStep } from '../parts/step-list.tsx'
import styles from './confirm.module.css'
import { withdrawalOf } from './queries.ts'
import { withdrawFailure } from './refusals.ts'
import { stateNotes, stateTexts } from './state-texts.ts'
import { withdrawalSteps } from './withdrawal-steps.ts'

interface WithdrawalSheetProps {
  open: boolean
  transactionId: string
  onClose(): void
}

/** One withdrawal: live progress, details, and cancellation. */
export function WithdrawalSheet({ open, transactionId, onClose }: WithdrawalSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Withdrawal`} onClose={onClose}>
      <ContentBoundary key={transactionId} skeleton={<Skeleton height={420} />}>
        <Detail transactionId={transactionId} />
      </ContentBoundary>
    </Sheet>
  )
}

function Detail({ transactionId }: { transactionId: string }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { data: withdrawal } = useSuspenseQuery({
    ...withdrawalOf(transactionId),
    refetchInterval: ({ state }) => refetchIntervalWhile(state.data?.endedAt === null),
  })
  const { amount, fee, netAmount, currency, bankName, cardNumber, refId, mayCancel } = withdrawal
  const steps = useWithdrawalSteps(withdrawal)
  const money = (value: string) => <Money amount={value} currency={currency} />
  const lines: SummaryLine[] = [
    { id: 'amount', label: t`Amount`, value: money(amount) },
    { id: 'fee', label: t`Fee`, value: money(fee) },
    { id: 'net', label: t`You receive`, value: money(netAmount), variant: 'sum' },
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
      <StepList label={t`Progress`} steps={steps} zone={zone} />
      <MoneySummary label={t`Withdrawal details`} lines={lines} />
      <div className={styles.numbers}>
        <CopyLine label={t`Transaction ID`} text={transactionId} />
        {refId !== null && <CopyLine label={t`Payment reference`} text={refId} />}
      </div>
      {mayCancel && <CancelWithdrawal withdrawal={withdrawal} />}
    </>
  )
}

/** Cancels a withdrawal that is not approved yet, after confirmation. */
function CancelWithdrawal({ withdrawal: { transactionId, amount, currency } }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const queries = useQueryClient()
  const [isSure, setSure] = useState(false)
  const cancel = useMutation({
    mutationFn: () => call(cancelWithdrawal, { transactionId }),
    // Reloads also after a refusal: the withdrawal has progressed meanwhile.
    onSettled: () => void queries.invalidateQueries({ queryKey: WITHDRAWAL_KEY }),
    networkMode: 'always',
  })
  const amountText = formatMoney({ amount, currency }, i18n.locale)
  return (
    <div className={styles.action}>
      <Alert message={cancel.error ? i18n._(withdrawFailure(cancel.error, formatZonedTime)) : null} />
      {isSure ? (
        <>
          <p className={styles.text}>{t`Cancel this withdrawal? ${amountText} returns to your wallet immediately.`}</p>
          <div className={styles.pair}>
            <Button variant="quiet" onClick={() => setSure(false)}>{t`Keep it`}</Button>
            <Button
              busy={cancel.isPending || cancel.isSuccess}
              onClick={() => cancel.mutate()}
            >{t`Cancel withdrawal`}</Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" wide onClick={() => setSure(true)}>{t`Cancel withdrawal`}</Button>
      )}
    </div>
  )
}

/** Returns the steps with their texts: the current step explains the state, and the last one the expected arrival. */
function useWithdrawalSteps(withdrawal: Withdrawal): MoneyStep[] {
  const { t, i18n } = useLingui()
  const { expectedAt } = withdrawal
  const formatDateTime = useMerchantTime()
  const expected = expectedAt === null ? null : formatDateTime(expectedAt)
  return withdrawalSteps(withdrawal).map(({ state, status, at, reason }) => {
    const input = isolateText(reason)
    const showsState = status === 'now' || status === 'ended' || (status === 'done' && state === 'SUCCESS')
    const note = showsState ? [input, i18n._(stateNotes[state])].filter(Boolean).join(' ') : input
    const awaited = state === 'SUCCESS' && status === 'ahead' && expected !== null ? t`Expected by ${expected}` : ''
    return { id: state, status, title: i18n._(stateTexts[state]), at, note: note || awaited }
  })
}
