import type { Board, BoardRow } from '@ante/contract/promotions/leaderboard.ts'
import { RANKS_COUNTED } from '@ante/contract/promotions/leaderboard.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import styles from './leaderboard.module.css'

interface RankRowProps {
  row: BoardRow | NonNullable<Board['own']>
  currency: string
}

/** One participant: rank, score, and the prize of that rank. */
export function RankRow({ row: { rank, account, score, prize, isOwn }, currency }: RankRowProps) {
  const { t, i18n } = useLingui()
  return (
    <span className={styles.row} data-own={isOwn || undefined}>
      <span className={styles.rank}>
        {rank === null ? (
          <bdi dir="ltr">{`${formatCount(RANKS_COUNTED, i18n.locale)}+`}</bdi>
        ) : (
          formatCount(rank, i18n.locale)
        )}
      </span>
      <span className={styles.player}>
        <bdi className={styles.account}>{isOwn ? t`You` : account}</bdi>
        <span className={styles.score}>
          <Money amount={score} currency={currency} />
        </span>
      </span>
      {prize && (
        <span className={styles.prize}>
          <Money amount={prize} currency={currency} />
        </span>
      )}
    </span>
  )
}
