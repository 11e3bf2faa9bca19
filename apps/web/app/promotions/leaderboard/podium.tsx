import type { BoardRow } from '@ante/contract/promotions/leaderboard.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './leaderboard.module.css'

/** The first three on a podium: the first is in the middle, and is read first by screen readers. */
export function Podium({ rows, currency }: { rows: readonly BoardRow[]; currency: string }) {
  const { t, i18n } = useLingui()
  return (
    <ol className={styles.podium}>
      {rows.map(({ rank, account, score, prize, isOwn }) => (
        <li key={rank} className={styles.step} data-rank={rank} data-own={isOwn || undefined}>
          <span className={styles.medal}>
            {rank === 1 ? (
              <Picture src="/pictures/states/trophy.svg" alt="" width={80} height={64} bare />
            ) : (
              <Icon name="trophy" size={28} />
            )}
          </span>
          <span className={styles.block}>
            <span className={styles.container}>{formatCount(rank, i18n.locale)}</span>
            <bdi className={styles.account}>{isOwn ? t`You` : account}</bdi>
            <span className={styles.score}>
              <Money amount={score} currency={currency} />
            </span>
            {prize && (
              <span className={styles.prize}>
                <Money amount={prize} currency={currency} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
