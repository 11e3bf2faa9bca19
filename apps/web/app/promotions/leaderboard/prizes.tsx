import type { Board } from '@ante/contract/promotions/leaderboard.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { playedFor } from '../offer/example.ts'
import { Money } from '../../ui/money.tsx'
import styles from './leaderboard.module.css'

/** Prizes by rank, and how they are paid. */
export function Prizes({ board: { prizes, multiple }, currency }: { board: Board; currency: string }) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  const example = prizes[0]?.amount ?? '0'
  const [reward, played] = [money(example), money(playedFor(example, multiple))]
  const isFree = Number(multiple) === 0
  return (
    <section className={styles.part} aria-labelledby="board-prizes">
      <h3 id="board-prizes" className={styles.heading}>{t`Prizes`}</h3>
      <ul className={styles.prizes}>
        {prizes.map(({ from, to, amount }) => {
          const [first, last] = [formatCount(from, i18n.locale), formatCount(to, i18n.locale)]
          return (
            <li key={from} className={styles.prizeLine}>
              <span>{from === to ? t`Place ${first}` : t`Places ${first} to ${last}`}</span>
              <span className={styles.prize}>
                <Money amount={amount} currency={currency} />
              </span>
            </li>
          )
        })}
      </ul>
      <p className={styles.soft}>
        {t`Ranking is by total amount bet. If two players are equal, the one who got there first ranks higher.`}{' '}
        {t`Prizes appear in the reward center a few minutes after the end.`}{' '}
        {isFree ? t`No wagering required.` : t`For ${reward}, wager ${played} in total before withdrawing.`}
      </p>
    </section>
  )
}
