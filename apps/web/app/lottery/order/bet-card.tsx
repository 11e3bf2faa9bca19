import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { countText } from '../../lib/words/count-text.ts'
import { Button } from '../../ui/button.tsx'
import { Exact } from '../kit/money/exact.tsx'
import type { OrderInfo } from '../orders/queries.ts'
import styles from './bet-card.module.css'
import card from './order.module.css'

/** What exactly was bet on, and what of it has won. */
export function BetCard({ info: { order, content, wins, currency } }: { info: OrderInfo }) {
  const { t, i18n } = useLingui()
  const { playCode, prizeModeId } = order
  return (
    <section className={card.card} aria-label={t`What was bet on`}>
      <h2 className={card.title}>{playCode}</h2>
      <p className={card.words}>{prizeModeNames[prizeModeId]}</p>
      <Content text={content} />
      {wins.map(({ stakes, amount }) => (
        <p key={`${stakes} ${amount}`} className={styles.win}>
          {t`${countText(stakes, i18n.locale)} stakes won`}
          <Exact amount={amount} currency={currency} />
        </p>
      ))}
    </section>
  )
}

/** As much of a list as a look takes in. */
const GLANCE = 400

/** Ten thousand typed numbers are shown to whoever wants to see them. */
function Content({ text }: { text: string }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > GLANCE
  return (
    <div className={styles.content}>
      <bdi>{isLong && !isWhole ? `${text.slice(0, GLANCE)}…` : text}</bdi>
      {isLong && !isWhole && <Button look="quiet" wide onClick={() => setWhole(true)}>{t`Show all of it`}</Button>}
    </div>
  )
}
