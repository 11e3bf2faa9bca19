import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import styles from './begin-skeleton.module.css'

const PARTS = [36, 210, 150, 180]

/** Skeleton of the payment methods, the amount and the summary. */
export function BeginSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading payment methods…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
