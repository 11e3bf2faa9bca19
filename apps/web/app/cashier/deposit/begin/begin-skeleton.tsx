import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import styles from './begin-skeleton.module.css'

const PARTS = [36, 210, 150, 180]

/** The places of the ways to pay, of the amount and of what comes of it. */
export function BeginSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`The ways to pay are on their way`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
