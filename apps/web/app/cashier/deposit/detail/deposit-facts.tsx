import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { Moment } from '../../../ui/times.tsx'
import { CopyLine } from '../../../ui/copy-line.tsx'
import { Money } from '../../../ui/money.tsx'
import { MoneySummary } from '../../parts/money-summary.tsx'
import type { SummaryLine } from '../../parts/money-summary.tsx'
import { isZero } from '../is-zero.ts'
import styles from './detail.module.css'

/** Requested and credited amounts, and reference numbers. */
export function DepositFacts({ deposit, zone }: { deposit: Deposit; zone: string }) {
  const { t } = useLingui()
  const lines = useFacts(deposit, zone)
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Deposit details`}</h2>
      <MoneySummary label={t`Deposit details`} lines={lines} />
      <CopyLine label={t`Transaction ID`} text={deposit.transactionId} />
      {deposit.refId !== null && <CopyLine label={t`Provider reference`} text={deposit.refId} />}
    </section>
  )
}

function useFacts(deposit: Deposit, zone: string): SummaryLine[] {
  const { t } = useLingui()
  const { currency, requestedAmount, amount, reimbursementAmount, promotion, channelName } = deposit
  const at = (time: string) => <Moment at={time} zone={zone} exact />
  const money = (text: string) => <Money amount={text} currency={currency} />
  return [
    { id: 'channel', label: t`Paid by`, value: <bdi>{channelName}</bdi> },
    { id: 'asked', label: t`Requested`, value: money(requestedAmount) },
    ...(isZero(reimbursementAmount)
      ? []
      : [{ id: 'back', label: t`Fee refund`, value: money(reimbursementAmount), variant: 'gain' as const }]),
    ...(promotion
      ? [
          {
            id: 'bonus',
            label: t`Bonus`,
            value: promotion.bonus === null ? <bdi>{promotion.title}</bdi> : money(promotion.bonus),
            note: promotion.bonus === null ? undefined : promotion.title,
          },
        ]
      : []),
    ...(deposit.payerReference
      ? [{ id: 'said', label: t`Your reference`, value: <bdi>{deposit.payerReference}</bdi> }]
      : []),
    { id: 'begun', label: t`Started`, value: at(deposit.depositDate) },
    ...(deposit.actualDepositDate ? [{ id: 'came', label: t`Credited on`, value: at(deposit.actualDepositDate) }] : []),
    ...(amount === null ? [] : [{ id: 'sum', label: t`Credited`, value: money(amount), variant: 'sum' as const }]),
  ]
}
