import { playById } from '@ante/lottery/plays.ts'
import { useLingui } from '@lingui/react/macro'

import { countText } from '../../lib/words/count-text.ts'
import { codeWords } from '../betting/words/play-words.ts'
import { usePlayWords } from '../betting/words/use-play-words.ts'
import { Exact } from '../kit/money/exact.tsx'
import type { OrderInfo } from '../orders/queries.ts'
import styles from './bet-card.module.css'
import card from './order.module.css'
import { Picks } from './picks.tsx'

/** What exactly was bet on, and what of it has won. */
export function BetCard({ info }: { info: OrderInfo }) {
  const { t, i18n } = useLingui()
  const words = usePlayWords()
  const { order, wins, currency } = info
  const play = playById(order.playId)
  return (
    <section className={card.card} aria-label={t`What was bet on`}>
      <h2 className={card.title}>{play ? words.whole(play) : codeWords(order.playCode, i18n)}</h2>
      <Picks info={info} />
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
