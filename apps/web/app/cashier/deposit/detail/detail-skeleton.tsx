import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import styles from './detail-skeleton.module.css'

const PARTS = [148, 220, 180, 120]

/** Skeleton of state, payment instructions, and steps. */
export function DetailSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading deposit…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
