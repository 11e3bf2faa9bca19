import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './leaderboard.module.css'

const PARTS = [190, 152, 151, 150]

/** Skeleton of either tab. */
export function BoardSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
