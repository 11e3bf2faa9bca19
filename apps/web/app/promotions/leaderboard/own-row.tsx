import type { Board } from '@ante/contract/promotions/leaderboard.ts'
import { useLingui } from '@lingui/react/macro'

import styles from './leaderboard.module.css'
import { RankRow } from './rank-row.tsx'

/** The member's own rank, sticky while the list is scrolled. */
export function OwnRow({ own: ownEntry, currency }: { own: Board['own']; currency: string }) {
  const { t } = useLingui()
  return (
    <section className={styles.own} aria-label={t`Your rank`} data-keep-clear>
      {ownEntry ? (
        <RankRow row={ownEntry} currency={currency} />
      ) : (
        <p
          className={styles.notYet}
        >{t`You’re not on this list yet. Your rank appears here once a bet of yours counts.`}</p>
      )}
    </section>
  )
}
