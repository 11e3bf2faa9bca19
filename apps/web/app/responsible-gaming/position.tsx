import type { PositionSpan } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { centsOf, formatCents } from '../lib/i18n/cents.ts'
import { Choice, Choices } from '../ui/choices.tsx'
import { Money } from '../ui/money.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { spanTexts } from './responsible-gaming-texts.ts'
import { netPosition } from './queries.ts'
import styles from './safe-play.module.css'

/** A member's deposits, withdrawals, stakes and wins, with the net results. */
export function Position() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(netPosition)
  const [span, setSpan] = useState<PositionSpan>('month')
  const sums = data.spans.find((candidate) => candidate.span === span)
  if (!sums) return null
  const { deposited, withdrawn, staked, paid } = sums
  return (
    <section className={styles.part}>
      <SectionHead title={t`Your activity`} more={{ to: '/m/profitandloss', label: t`See all activity` }} />
      <div className={styles.card}>
        <Choices title={t`Period`}>
          {data.spans.map((item) => (
            <Choice key={item.span} on={item.span === span} onTap={() => setSpan(item.span)}>
              {i18n._(spanTexts[item.span])}
            </Choice>
          ))}
        </Choices>
        <dl className={styles.sums}>
          <Sum name={t`Deposited`} amount={deposited} currency={data.currency} />
          <Sum name={t`Withdrawn`} amount={withdrawn} currency={data.currency} />
          <Sum name={t`Net deposits`} amount={difference(deposited, withdrawn)} currency={data.currency} strong />
          <Sum name={t`Staked`} amount={staked} currency={data.currency} />
          <Sum name={t`Paid out`} amount={paid} currency={data.currency} />
          <Sum name={t`Won or lost`} amount={difference(paid, staked)} currency={data.currency} strong />
        </dl>
      </div>
    </section>
  )
}

const difference = (amount: string, subtracted: string): string => formatCents(centsOf(amount) - centsOf(subtracted))

interface SumProps {
  name: string
  amount: string
  currency: string
  strong?: boolean
}

function Sum({ name, amount, currency, strong = false }: SumProps) {
  return (
    <div className={strong ? styles.total : styles.sum}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  )
}
