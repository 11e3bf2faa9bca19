import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './rewards.module.css'

const PARTS = [64, 168, 169, 170]

/** Skeleton of the sum and the first rewards. */
export function RewardsSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading rewards…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
