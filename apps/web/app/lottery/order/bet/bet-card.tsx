import { useLingui } from '@lingui/react/macro'

import { Money } from '../../../ui/money.tsx'
import { formatCount } from '../../../lib/i18n/format-count.ts'
import { Later } from '../../../ui/later.tsx'
import type { OrderInfo } from '../../orders/one-order.ts'
import styles from './bet-card.module.css'
import card from '../order.module.css'
import { PickRow } from './pick-row.tsx'

const loadPicks = async () => (await import('./picks.tsx')).Picks

/** Card with the full content of a bet, and its winning picks. */
export function BetCard({ info }: { info: OrderInfo }) {
  const { t, i18n } = useLingui()
  const { wins, currency } = info
  return (
    <section className={card.card} aria-label={t`Your selection`}>
      <Later quiet isRequested load={loadPicks} props={{ info }} skeleton={<Plain content={info.content} />} />
      {placed(wins).map(({ key, stakes, amount }) => (
        <p key={key} className={styles.win}>
          <span>{t`Winning stakes: ${formatCount(stakes, i18n.locale)}`}</span>
          <Money exact amount={amount} currency={currency} />
        </p>
      ))}
    </section>
  )
}

/** The content of a bet in wire format, shown until the lottery rules are loaded. */
function Plain({ content }: { content: string }) {
  const { t } = useLingui()
  return (
    <>
      <h2 className={card.title}>{t`Your selection`}</h2>
      <PickRow picks={content.split(/[,_]+/).filter((pick) => pick !== '')} />
    </>
  )
}

/** Adds unique keys, because two tiers of a play may have equal wins. */
const placed = <Win extends object>(wins: readonly Win[]) => wins.map((win, index) => ({ ...win, key: String(index) }))
