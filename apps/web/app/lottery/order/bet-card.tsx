import { useLingui } from '@lingui/react/macro'

import { countText } from '../../lib/words/count-text.ts'
import { Later } from '../../ui/later.tsx'
import { codeWords } from '../betting/words/play-words.ts'
import { Exact } from '../kit/money/exact.tsx'
import type { OrderInfo } from '../orders/queries.ts'
import styles from './bet-card.module.css'
import card from './order.module.css'
import { PlainPicks } from './plain-picks.tsx'

const loadPicks = async () => (await import('./picks.tsx')).Picks

/** What exactly was bet on, and what of it has won. */
export function BetCard({ info }: { info: OrderInfo }) {
  const { t, i18n } = useLingui()
  const { order, wins, currency } = info
  return (
    <section className={card.card} aria-label={t`What was bet on`}>
      <h2 className={card.title}>{codeWords(order.playCode, i18n)}</h2>
      <Later quiet wanted load={loadPicks} props={{ info }} skeleton={<PlainPicks info={info} />} />
      {placed(wins).map(({ key, stakes, amount }) => (
        <p key={key} className={styles.win}>
          <span>{t`Stakes won: ${countText(stakes, i18n.locale)}`}</span>
          <Exact amount={amount} currency={currency} />
        </p>
      ))}
    </section>
  )
}

/** Two tiers of a play may have won alike. */
const placed = <Win extends object>(wins: readonly Win[]) => wins.map((win, place) => ({ ...win, key: String(place) }))
