import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { bettingModes } from '@ante/contract/lottery/orders/order-status.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Money } from '../../ui/money.tsx'
import { Moment } from '../../ui/times.tsx'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { shortOdds } from '../kit/short-odds.ts'
import styles from './order.module.css'

interface FactsProps {
  order: SubOrder
  currency: string
  zone: string
}

/** Terms of the bet, its amounts, and its times. */
export function Facts({ order, currency, zone }: FactsProps) {
  const { t } = useLingui()
  const { stakes, bettingMode, multiple, series, odds, orderNumber } = order
  return (
    <section className={styles.card} aria-label={t`Bet details`}>
      <h2 className={styles.title}>{t`Bet details`}</h2>
      <dl className={styles.lines}>
        <Count label={t`Stakes`} value={stakes} />
        {odds === null && <Line label={t`Unit`}>{bettingModes[bettingMode]}</Line>}
        {odds === null && <Count label={t`Multiplier`} value={multiple} />}
        {series !== null && <Line label={t`Series`}>{series}</Line>}
        {odds !== null && <Line label={t`Odds`}>{shortOdds(odds)}</Line>}
        <Amounts order={order} currency={currency} />
        <Times order={order} zone={zone} />
      </dl>
      <CopyLine label={t`Bet number`} text={orderNumber} />
    </section>
  )
}

/** Whether an amount is shown: zero amounts are omitted. */
const isSomething = (amount: string) => Number(amount) !== 0

function Amounts({ order, currency }: Pick<FactsProps, 'order' | 'currency'>) {
  const { t } = useLingui()
  const { planBettingAmount, actualBettingAmount, winningAmount, rebateAmount, refundAmount, cancelFee } = order
  const lines = [
    { label: t`Planned`, amount: planBettingAmount },
    { label: t`Staked`, amount: actualBettingAmount, isShown: order.completed },
    { label: t`Won`, amount: winningAmount, isShown: isSomething(winningAmount) },
    { label: t`Rebate`, amount: rebateAmount, isShown: isSomething(rebateAmount) },
    { label: t`Stake returned`, amount: refundAmount, isShown: isSomething(refundAmount) },
    { label: t`Cancellation fee`, amount: cancelFee, isShown: isSomething(cancelFee) },
  ]
  return lines
    .filter(({ isShown = true }) => isShown)
    .map(({ label, amount }) => (
      <Line key={label} label={label}>
        <Money exact amount={amount} currency={currency} />
      </Line>
    ))
}

function Times({ order: { placedAt, drawAt, settledAt }, zone }: Pick<FactsProps, 'order' | 'zone'>) {
  const { t } = useLingui()
  const at = (time: string) => <Moment at={time} zone={zone} exact />
  return (
    <>
      <Line label={t`Placed`}>{at(placedAt)}</Line>
      <Line label={t`Draw time`}>{at(drawAt)}</Line>
      {settledAt !== null && <Line label={t`Settled`}>{at(settledAt)}</Line>}
    </>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  const { i18n } = useLingui()
  return <Line label={label}>{formatCount(value, i18n.locale)}</Line>
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
